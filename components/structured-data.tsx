import { pages, pageUrl, siteName, type PageKey } from "@/lib/site";

/** JSON-LD for search engines: the site on the home page, breadcrumbs on the other pages. */
export function StructuredData({ page }: { page: PageKey }) {
  const data = page === "home" ? website : breadcrumbs(page);
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  // "</script>" in the data would end the element, so escape "<".
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replace(/</g, "\\u003c") }} />;
}

/** The name that search results show beside the site's address. */
const website = { "@type": "WebSite", name: siteName, url: pageUrl("home") };

function breadcrumbs(page: PageKey) {
  const step = (position: number, key: PageKey) => ({
    "@type": "ListItem",
    position,
    name: pages[key].name,
    item: pageUrl(key),
  });
  return { "@type": "BreadcrumbList", itemListElement: [step(1, "home"), step(2, page)] };
}
