import { pages, pageUrl, siteName, siteUrl, supportEmail, technicalEmail, type PageKey } from "@/lib/site";

/** What search engines read beside the words: who we are and what this is at home, the way here elsewhere. */
export function StructuredData({ page }: { page: PageKey }) {
  const facts = page === "home" ? homeFacts() : breadcrumbs(page);
  const json = JSON.stringify({ "@context": "https://schema.org", ...facts });
  // A "<" inside the data could end the element; JSON has another spelling for it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replace(/</g, "\\u003c") }} />;
}

function homeFacts() {
  const organization = {
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: siteName,
    url: pageUrl("home"),
    logo: `${siteUrl}/icon-512.png`,
    contactPoint: [
      { "@type": "ContactPoint", contactType: "customer support", email: supportEmail, availableLanguage: "English" },
      {
        "@type": "ContactPoint",
        contactType: "technical support",
        email: technicalEmail,
        availableLanguage: "English",
      },
    ],
  };
  const application = {
    "@type": "WebApplication",
    name: siteName,
    url: pageUrl("home"),
    description: pages.home.description,
    applicationCategory: "MultimediaApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript to show and save thumbnails",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
    publisher: { "@id": `${siteUrl}/#organization` },
  };
  return { "@graph": [application, organization] };
}

function breadcrumbs(page: PageKey) {
  const step = (position: number, key: PageKey) => ({
    "@type": "ListItem",
    position,
    name: pages[key].name,
    item: pageUrl(key),
  });
  return { "@type": "BreadcrumbList", itemListElement: [step(1, "home"), step(2, page)] };
}
