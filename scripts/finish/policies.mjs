/** The `_headers` file of a host, with the policy of each page. @param {string} headers @param {{ path: string, policy: string }[]} policies */
export function withPolicies(headers, policies) {
  const blocks = policies.map(
    ({ path, policy }) =>
      `${path}\n  Content-Security-Policy: ${policy}\n  Cache-Control: public, max-age=0, must-revalidate\n`,
  );
  return `${headers.trimEnd()}\n\n${blocks.join("\n")}`;
}

/** The same for nginx, which has no such file of its own. @param {{ file: string, policy: string }[]} policies */
export function nginxMap(policies) {
  return `map $uri $page_policy {\n${policies.map(({ file, policy }) => `  /${file} "${policy}";\n`).join("")}}\n`;
}
