import { ELEMENT_IDS } from "@/lib/document-names";
import { pages, siteName, type PageKey } from "@/lib/site";
import { GrowingPictures } from "./picture";

/** Link texts that differ from the names of the pages. */
const shortNames: Partial<Record<PageKey, string>> = { terms: "Terms & Conditions" };

/** Puts the visitor's year in place of the build's, which visitors without script see. */
const setYear = `document.getElementById("year").textContent = new Date().getFullYear();`;

/** About, two columns of links, the trademark statement, and the current year. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line mt-8 text-14/relaxed text-quiet">
      <div className="column grid gap-8 py-8 md:grid-cols-[1fr_2fr]">
        <div>
          <div className="mb-4 w-fit border-b border-edge">
            <GrowingPictures />
          </div>
          <h2 className="text-ink">About</h2>
          <p className="mt-2 max-w-80">A free tool that gets the five thumbnails of a YouTube video.</p>
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-8">
          <LinkColumn heading="Quick Links" keys={["about", "contact", "sitemap"]} />
          <LinkColumn heading="Legal" keys={["privacy", "terms", "disclaimer"]} />
        </div>
        <p className="md:col-start-2">
          {siteName} is not affiliated with YouTube. YouTube is a trademark of Google LLC.{" "}
          <span className="whitespace-nowrap">
            © <span id="year">{new Date().getFullYear()}</span> {siteName}
          </span>
        </p>
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
