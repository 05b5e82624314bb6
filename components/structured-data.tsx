import { pages, pageUrl, siteName, siteUrl, type PageKey } from "@/lib/site";

/**
 * JSON-LD for search engines: the site, the application and its publisher on the home page, breadcrumbs on the other
 * pages.
 */
export function StructuredData({ page }: { page: PageKey }) {
  const data = page === "home" ? { "@graph": [website, application] } : breadcrumbs(page);
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  // "</script>" in the data would end the element, so escape "<".
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replace(/</g, "\\u003c") }} />;
}

/** The name that search results show beside the site's address. */
const website = { "@type": "WebSite", name: siteName, url: pageUrl("home") };

const application = {
  "@type": "WebApplication",
  name: siteName,
  url: pageUrl("home"),
  description: pages.home.description,
  applicationCategory: "MultimediaApplication",
  operatingSystem: "Any",
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
  publisher: { "@type": "Organization", name: siteName, url: pageUrl("home"), logo: `${siteUrl}/icon-512.png` },
};

function breadcrumbs(page: PageKey) {
  const step = (position: number, key: PageKey) => ({
    "@type": "ListItem",
    position,
    name: pages[key].name,
    item: pageUrl(key),
  });
  return { "@type": "BreadcrumbList", itemListElement: [step(1, "home"), step(2, page)] };
}
