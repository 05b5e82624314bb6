import { ELEMENT_IDS } from "@/lib/document-names";
import { pages, siteName, type PageKey } from "@/lib/site";

/** Link texts that differ from the names of the pages. */
const shortNames: Partial<Record<PageKey, string>> = { terms: "Terms & Conditions" };

/** Replaces the build's year, which visitors without script see, with the visitor's, unless a wrong clock's is earlier. */
const setYear = `const line = document.getElementById("copyright-line").firstChild;
line.data = line.data.replace(/\\d+/, (year) => Math.max(year, new Date().getFullYear()));`;

/** About, two columns of links, the trademark statement, and the copyright line with the current year. */
export function SiteFooter() {
  return (
    <footer className="border-t mt-8 text-14/relaxed text-quiet">
      <div className="column grid gap-4 py-6 md:grid-cols-[1fr_2fr] md:gap-8 md:py-8 xl:aside-columns xl:gap-12">
        <div>
          <h2 className="text-ink">About</h2>
          <p className="mt-1 max-w-80">A free tool that gets the five thumbnails of a YouTube video.</p>
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-4">
          <LinkColumn heading="Quick Links" keys={["about", "contact", "sitemap"]} />
          <LinkColumn heading="Legal" keys={["privacy", "terms", "disclaimer"]} />
        </div>
        <div className="md:col-start-2">
          <p>{siteName} is not affiliated with YouTube. YouTube is a trademark of Google LLC.</p>
          <p id="copyright-line" className="mt-1">
            {`© ${new Date().getFullYear()} ${siteName}`}
          </p>
        </div>
      </div>
      <script id={ELEMENT_IDS.setYear} dangerouslySetInnerHTML={{ __html: setYear }} />
    </footer>
  );
}

function LinkColumn({ heading, keys }: { heading: string; keys: PageKey[] }) {
  return (
    <nav aria-label={heading} className="grow basis-33">
      <h2 className="mb-1 text-ink">{heading}</h2>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <a href={pages[key].path} className="link-quiet link-alone">
              {shortNames[key] ?? pages[key].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
