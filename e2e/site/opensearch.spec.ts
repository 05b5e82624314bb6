import { isBuilt, readBuilt, siteName, siteUrl } from "../support/built-site";
import { expectResult } from "../support/tool";
import { expect, test } from "../fixtures";

const description = readBuilt("/opensearch.xml").toString();

const readTemplate = () => /template="([^"]+)"/.exec(description)?.[1] ?? "";

test("opensearch.xml contains what a browser needs to search the site", async ({ page }) => {
  const { root, namespace, values } = await page.evaluate((xml) => {
    const { documentElement } = new DOMParser().parseFromString(xml, "application/xml");
    return {
      root: documentElement.localName,
      namespace: documentElement.namespaceURI,
      values: [...documentElement.children].map(({ localName, textContent, attributes }) => [
        localName,
        Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
        textContent,
      ]),
    };
  }, description);
  expect([root, namespace]).toEqual(["OpenSearchDescription", "http://a9.com/-/spec/opensearch/1.1/"]);
  expect(values).toEqual([
    ["ShortName", {}, siteName],
    ["Description", {}, expect.stringMatching(/^.{20,1024}$/)],
    ["InputEncoding", {}, "UTF-8"],
    ["Image", { width: "192", height: "192", type: "image/png" }, `${siteUrl}/icon-192.png`],
    ["Url", { type: "text/html", method: "get", template: `${siteUrl}/?url={searchTerms}` }, ""],
  ]);
  // The specification limits ShortName to 16 characters.
  expect(siteName.length).toBeLessThanOrEqual(16);
  expect(isBuilt("/icon-192.png")).toBe(true);
});

test("a link typed after the site's keyword in the address bar opens its result", async ({ page, videoId }) => {
  const typed = `https://www.youtube.com/watch?v=${videoId}&t=5s`;
  await page.goto(readTemplate().replace(siteUrl, "").replace("{searchTerms}", encodeURIComponent(typed)));
  await expectResult(page, videoId);
});
