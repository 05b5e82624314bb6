import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IconButton } from "./icon-button";

test.each([
  ["button", { onClick: () => {} }],
  ["link", { href: "/" }],
])("the icon of a %s has its name as a tooltip", (_element, action) => {
  const html = renderToStaticMarkup(createElement(IconButton, { icon: "copy", name: "Copy URL", ...action }));
  expect(html).toContain('title="Copy URL" aria-label="Copy URL"');
});
