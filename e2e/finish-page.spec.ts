import { expect, test } from "@playwright/test";
import { finishPage } from "../scripts/finish-page.mjs";
import { hashOf } from "../scripts/finish/hash.mjs";

const CSS = "p{color:#111}";
const CODE = "start()";
const assets: Record<string, string> = {
  "/_next/static/chunks/a.css": `${CSS}\n`,
  "/_next/static/chunks/a.js": CODE,
};

const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const file = '<script src="/_next/static/chunks/a.js" async=""></script>';
const hint = '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>';
const legacy = '<script src="/_next/static/chunks/a.js" noModule=""></script>';
const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
const runtime = `${legacy}${file}<script id="_R_">(globalThis["TURBOPACK"] || []).push({});</script>`;
const marks = '<div hidden=""><!--$--><!--/$--></div>';
/** As Next writes it: from the element and the hint for the style sheet React would fetch it again. */
const pieces = [
  '1:I[7,["x.js"],"IconMark"]\n:HL["/_next/static/chunks/a.css","style"]\n2:[["$","link","0",{"rel":"style',
  'sheet","href":"/_next/static/chunks/a.css","precedence":"next"}],["$","p",null,{"children":"a < b"}]]\n',
];

const payload = (...texts: string[]) =>
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${texts
    .map((text) => `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll("<", "\\u003c")})</script>`)
    .join("")}`;

const page = (body = "", head = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${sheet}${hint}${file}${head}</head>` +
  `<body>${marks}<p>Words<!-- --> here</p>${data}${body}${runtime}${payload(...pieces)}</body></html>`;

const finish = (html: string, interactive = true) =>
  finishPage(html, { interactive, readAsset: (path) => assets[path] ?? "", addedStyles: ["sha256-added"] });

test("a page to be read keeps its words and its data, and nothing that runs or that only React reads", () => {
  const { html, policy } = finish(page(), false);
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
      `<style>${CSS}</style></head><body><p>Words here</p>${data}</body></html>`,
  );
  expect(policy).toContain("default-src 'none'; script-src 'none'; ");
  expect(policy).toContain(`style-src '${hashOf(CSS)}' 'sha256-added'; img-src 'self'; connect-src`);
});

test("a page to be used keeps its scripts, each allowed by its hash, and asks for no style sheet", () => {
  const { html, policy } = finish(page());
  expect(html).toContain(`<script src="/_next/static/chunks/a.js" async="" integrity="${hashOf(CODE)}"></script>`);
  expect(html).toContain(
    `<style data-precedence="next" data-href="/_next/static/chunks/a.css">${CSS}</style><script src=`,
  );
  expect(html).toContain(`${marks}<p>Words<!-- --> here</p>`);
  expect(html).not.toMatch(/nomodule|preload|rel=.{0,2}stylesheet|HL\[/i);

  const inline = [...html.matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/g)].map(([, text = ""]) => text);
  expect(inline).toHaveLength(3);
  expect(inline[2]).toBe(
    `self.__next_f.push(${JSON.stringify([1, '1:I[7,["x.js"],"IconMark"]\n2:[null,["$","p",null,{"children":"a < b"}]]\n'])})`.replaceAll(
      "<",
      "\\u003c",
    ),
  );
  expect(policy).toContain(`script-src 'self' ${inline.map((text) => `'${hashOf(text)}'`).join(" ")}; `);
});

for (const interactive of [true, false]) {
  test(`a finished page ${interactive ? "to be used" : "to be read"} comes back as it is`, () => {
    const once = finish(page(), interactive);
    expect(finish(once.html, interactive)).toEqual(once);
  });
}

test("a policy that somebody loosened is put right", () => {
  const once = finish(page());
  expect(finish(once.html.replace("default-src 'none'", "default-src *"))).toEqual(once);
});

for (const [what, body, complaint, kinds = [true, false]] of [
  ["an unknown script in the page", "<script>track()</script>", "an unknown element: <script> track()"],
  ["a script with an unknown attribute", file.replace("async", 'async="" defer'), "an unknown element: <script"],
  ["a script from elsewhere", '<script src="https://cdn.example/x.js" async=""></script>', "https://cdn.example/x.js"],
  ["a style of its own", '<style media="print">p{}</style>', 'an unknown element: <style media="print"> p{}'],
  ["a font to be fetched ahead", '<link rel="preload" as="font" href="/a.woff2"/>', "an unknown element: <link"],
  ["a page to be fetched ahead", '<link rel="prefetch" href="/about"/>', 'rel="prefetch"'],
  ["an order to the browser", '<meta http-equiv="refresh" content="0;/x"/>', "an unknown element: <meta"],
  ["a handler in an attribute", '<p onclick="x()">', "a handler in an attribute: onclick on <p>"],
  ["a style in an attribute", '<p style="color:red">', "a style in an attribute, on <p>: color:red"],
  ["a script in an address", '<a href=" java\nscript:x()">', "a script in an address: href on <a>"],
  ["an address that is told of clicks", '<a href="/" ping="/x">', "an attribute ping on <a>"],
  ["a page in a page", '<iframe src="/about"></iframe>', "a <iframe> element"],
  ["something hidden in <noscript>", '<noscript><p onclick="x()"></noscript>', "a handler in an attribute"],
  ["a client component of ours", payload('9:I[3,["x.js"],"SiteMenu"]\n'), "a client component", [false]],
  ["a style sheet named in another way", payload('["/_next/b.css"]'), "a style sheet is still asked for", [true]],
] as const) {
  test(`it refuses ${what}`, () => {
    for (const interactive of kinds) expect(() => finish(page(body), interactive)).toThrow(complaint);
  });
}
