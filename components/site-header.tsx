import { ELEMENT_IDS } from "@/lib/document-names";
import { homeSections, siteName, type PageKey } from "@/lib/site";
import { Icon, Logo } from "./icons";

/** Brand and the three anchor links. The menu is the browser's own popover: it needs no script on any page. */
export function SiteHeader({ page }: { page?: PageKey | undefined }) {
  const home = page === "home" ? "" : "/";
  return (
    <header className="border-b">
      <div className="column flex min-h-16 items-center justify-between gap-4 max-sm:min-h-14">
        <a href="/" className="-mx-2 flex min-h-11 min-w-0 items-center px-2">
          <Logo />
          <span className="sr-only">{siteName}</span>
        </a>
        <button
          type="button"
          popoverTarget={ELEMENT_IDS.siteMenu}
          aria-label="Menu"
          className="site-menu-toggle button button-plain"
        >
          <Icon name="menu" className="menu-icon" />
          <Icon name="close" className="close-icon" />
        </button>
        <nav id={ELEMENT_IDS.siteMenu} popover="auto" aria-label="On the home page" className="site-menu">
          {Object.entries(homeSections).map(([id, name]) => (
            <a key={id} href={`${home}#${id}`} className="link-quiet flex min-h-11 items-center sm:pt-2 max-sm:px-3">
              {name}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}
