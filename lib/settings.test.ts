/** Loads the module as a build with these environment variables does. */
async function settingsWith(variables: Record<string, string>) {
  const before = process.env;
  process.env = { ...before, ...variables };
  try {
    jest.resetModules();
    return await import("./settings");
  } finally {
    process.env = before;
  }
}

test("an empty variable counts as unset", async () => {
  const settings = await settingsWith({ SITE_URL: "", SUPPORT_EMAIL: "", TECHNICAL_EMAIL: "" });
  expect(settings.SITE_URL).toBe("https://thumbfive.example");
  expect(settings.SUPPORT_EMAIL).toBe("support@thumbfive.example");
  expect(settings.TECHNICAL_EMAIL).toBe("technical@thumbfive.example");
});

test.each([
  ["http://localhost:3000", "http://localhost:3000"],
  ["HTTPS://Thumbs.Example.org//", "https://thumbs.example.org"],
  ["http://192.0.2.1:8080", "http://192.0.2.1:8080"],
  ["http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
  ["https://हिन्दी.example", "https://xn--j2bd4cyah0f.example"],
  ["https://xn--bcher-kva.example", "https://xn--bcher-kva.example"],
])("SITE_URL %s is the origin %s", async (value, origin) => {
  expect((await settingsWith({ SITE_URL: value })).SITE_URL).toBe(origin);
});

test.each([
  ["another scheme", "xhttps://thumbs.example.org"],
  ["a path", "https://thumbs.example.org/five"],
  ["a user name", "https://me@thumbs.example.org"],
  ["a port above 65535", "https://thumbs.example.org:99999"],
  ["a variable that the shell did not expand", "https://$HOST"],
  ["a wildcard", "https://*.example.org"],
  ["a comma", "https://thumbs.example.org,"],
  ["an empty part of the host", "https://thumbs..example.org"],
])("SITE_URL is rejected with %s", async (_case, value) => {
  await expect(settingsWith({ SITE_URL: value })).rejects.toThrow(
    `SITE_URL must be an origin such as https://thumbs.example.org, got "${value}"`,
  );
});

test("the two addresses are those of the build", async () => {
  const [support, technical] = ["first.last+thumbs@mail.example.co.uk", "A@B.XN--P1AI"];
  const settings = await settingsWith({ SUPPORT_EMAIL: support, TECHNICAL_EMAIL: technical });
  expect([settings.SUPPORT_EMAIL, settings.TECHNICAL_EMAIL]).toEqual([support, technical]);
});

test.each([
  ["SUPPORT_EMAIL", "a host without a dot", "hello@example"],
  ["TECHNICAL_EMAIL", "two addresses", "a@example.org,b@example.org"],
])("%s is rejected with %s", async (variable, _case, value) => {
  await expect(settingsWith({ [variable]: value })).rejects.toThrow(
    `${variable} must be an email address such as hello@example.org, got "${value}"`,
  );
});
