import "@/app/styles/text-page.css";
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { longDate, pages, type PageKey } from "@/lib/site";
import { PageShell } from "./page-shell";

type Props = {
  page: PageKey;
  /** The page in a sentence or two. */
  inShort?: string;
  /** Whether to say when the page last changed. */
  isDated?: boolean;
  /** Paragraphs, lists, and an `<h2>` with a plain text for each section. */
  children: ReactNode;
};

/** A page of text: its name, links to its sections if there is room, when it last changed, and the way to the tool. */
export function TextPage({ page, inShort, isDated = true, children }: Props) {
  const { name, changed } = pages[page];
  const content = Children.toArray(children).map((child) =>
    isSectionHeading(child) ? cloneElement(child, { id: sectionId(child) }) : child,
  );
  const sections = content.filter(isSectionHeading);
  return (
    <PageShell page={page}>
      <article className="grid grid-cols-1 gap-x-12 gap-y-5 pt-10 xl:aside-columns xl:items-start xl:gap-y-8 xl:pt-14">
        <h1 className="text-48/tight xl:col-span-full">{name}</h1>
        {sections.length > 0 && (
          <nav
            aria-label="On this page"
            className="sticky top-8 border-l text-14 text-quiet max-xl:hidden print:hidden"
          >
            {sections.map((section) => (
              <a
                key={section.key}
                href={`#${sectionId(section)}`}
                className="link-quiet flex min-h-9 items-center pl-4 pointer-coarse:min-h-11"
              >
                {section.props.children}
              </a>
            ))}
          </nav>
        )}
        <div className="prose">
          {inShort && (
            <p className="in-short">
              <strong>In short:</strong> {inShort}
            </p>
          )}
          {content}
          {isDated && (
            <p className="last-updated">
              Last updated <time dateTime={changed}>{longDate(changed)}</time>
            </p>
          )}
        </div>
        {/* The sitemap's own list leads there. */}
        {page !== "sitemap" && (
          <p className="xl:-col-end-1">
            <a href={pages.home.path} className="button button-solid">
              Open the tool
            </a>
          </p>
        )}
      </article>
    </PageShell>
  );
}

type SectionHeading = ReactElement<{ id?: string; children: string }>;

function isSectionHeading(node: ReactNode): node is SectionHeading {
  return isValidElement(node) && node.type === "h2";
}

/** `Your clipboard` has the ID `your-clipboard`. */
function sectionId({ props }: SectionHeading): string {
  return props.children.toLowerCase().replace(/\W+/g, "-");
}
