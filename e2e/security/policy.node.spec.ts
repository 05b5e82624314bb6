import { expect, test } from "@playwright/test";
import { attribute, readPage } from "../support/built-site";
import { pagePaths } from "../support/paths";

for (const path of [...pagePaths, "/404"]) {
  test(`${path} allows nothing but itself${path === "/" ? ", its script and the image hosts" : ""}`, () => {
    const isHome = path === "/";
    const meta = readPage(path)
      .all("meta")
      .filter((element) => attribute(element, "http-equiv") === "Content-Security-Policy");
    const policies = meta.map((element) => attribute(element, "content")?.replace(/'sha256-[\w+/]{43}='/g, "HASH"));
    const imageHosts = isHome ? " https://i.ytimg.com https://img.youtube.com" : "";
    expect(policies.map((policy) => policy?.replace(/HASH( HASH)*/g, "HASHES").split("; "))).toEqual([
      [
        "default-src 'none'",
        isHome ? "script-src 'self' HASHES" : "script-src 'none'",
        "style-src HASHES",
        `img-src 'self'${imageHosts}`,
        `connect-src 'self'${imageHosts}`,
        "manifest-src 'self'",
        "worker-src 'none'",
        "form-action 'self'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
    ]);
  });
}
