import { pages, pageUrl, siteName, siteUrl } from "@/lib/site";

/** JSON-LD for search engines: the site, the application and its publisher. */
export function StructuredData() {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": [website, application] });
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
