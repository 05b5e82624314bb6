import { splitUrl } from "./split-url";

const parts = (link: string) => {
  const url = splitUrl(link);
  return url && { ...url, query: url.query.toString() };
};

test("returns the host, path, query and fragment of a URL", () => {
  expect(parts("HTTPS://WWW.YouTube.com:443/Watch?v=1&t=2#Top")).toEqual({
    host: "www.youtube.com",
    path: "/Watch",
    query: "v=1&t=2",
    fragment: "Top",
  });
});

test("returns the root path, an empty query and an empty fragment for a host alone", () => {
  expect(parts("youtu.be")).toEqual({ host: "youtu.be", path: "/", query: "", fragment: "" });
});

test("keeps the hosts of other sites", () => {
  expect(parts("https://vimeo.com/1")?.host).toBe("vimeo.com");
});

test.each([
  ["user information", "https://me@youtu.be/"],
  ["a port other than the scheme's own", "https://youtu.be:80/"],
  ["another scheme", "ftp://youtu.be/"],
  ["no host", "https://"],
])("returns null for a URL with %s", (_case, link) => {
  expect(splitUrl(link)).toBeNull();
});
