import { expect, test } from "@playwright/test";
import { attribute, builtPages, siteName } from "../support/built-site";

test("only the home page links to opensearch.xml", () => {
  const links = builtPages().flatMap(({ path, page }) =>
    page
      .links("search")
      .map((link) => [
        path,
        link.parentNode?.nodeName,
        ...["type", "href", "title"].map((name) => attribute(link, name)),
      ]),
  );
  expect(links).toEqual([["/", "head", "application/opensearchdescription+xml", "/opensearch.xml", siteName]]);
});

test("the server sends opensearch.xml as XML", async ({ request }) => {
  const response = await request.get("/opensearch.xml");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^(application|text)\/([\w.-]+\+)?xml\b/);
});
