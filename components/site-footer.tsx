import { pages, siteName, type PageKey } from "@/lib/site";

const quickLinks: PageKey[] = ["about", "contact", "sitemap"];
const legal: PageKey[] = ["privacy", "terms", "disclaimer"];

/** As the footer calls the pages; where it says nothing else, their own names. */
const shortNames: Partial<Record<PageKey, string>> = { terms: "Terms & Conditions" };

/** Three columns of links, whose trademark YouTube is, and the year in which the site was built. */
export function SiteFooter() {
  return (
    <footer className="mt-16 border-t border-line text-sm text-quiet sm:mt-24">
      <div className="column grid grid-cols-2 gap-x-8 gap-y-8 py-10 sm:grid-cols-[2fr_1fr_1fr]">
        <div className="max-sm:col-span-2">
          <h2 className="text-ink">About</h2>
          <p className="mt-2 max-w-80 leading-relaxed">
            A free tool for the five cover images of any public video. No account, no tracker, nothing stored.
          </p>
        </div>
        <LinkColumn heading="Quick Links" keys={quickLinks} />
        <LinkColumn heading="Legal" keys={legal} />
        <p className="col-span-full leading-relaxed">
          Not affiliated with YouTube. YouTube is a trademark of Google LLC. © {new Date().getFullYear()} {siteName}
        </p>
      </div>
    </footer>
  );
}

function LinkColumn({ heading, keys }: { heading: string; keys: PageKey[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="mb-1 text-ink">{heading}</h2>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <a href={pages[key].path} className="link-quiet inline-flex min-h-8 items-center pointer-coarse:min-h-11">
              {shortNames[key] ?? pages[key].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
