import { pages, siteName, siteUrl } from "@/lib/site";

export const dynamic = "force-static";

/** Lets people type a link after the site's name in the address bar. lib/results/url-state.ts reads `url`. */
export function GET(): Response {
  const description = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${siteName}</ShortName>
  <Description>${pages.home.summary}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="192" height="192" type="image/png">${siteUrl}/icon-192.png</Image>
  <Url type="text/html" method="get" template="${siteUrl}/?url={searchTerms}"/>
</OpenSearchDescription>
`;
  return new Response(description, { headers: { "content-type": "application/opensearchdescription+xml" } });
}
