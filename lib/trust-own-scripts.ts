/**
 * The pages' policy lets no plain text become the address of a script (`require-trusted-types-for 'script'`). Next's loader, which
 * fetches the code for toasts and ZIP files when they are wanted, sets such addresses. This lets it, for this site's own files only.
 */
export function trustOwnScripts(): void {
  // There can be only one; a browser extension may have been first.
  if (typeof window === "undefined" || window.trustedTypes?.defaultPolicy) return;
  window.trustedTypes?.createPolicy("default", {
    createScriptURL(address) {
      if (isOwnScript(address, location.origin)) return address;
      throw new TypeError(`Not a script of this site: ${address}`);
    },
  });
}

/** Whether an address, relative or absolute, is that of one of the site's own script files. */
export function isOwnScript(address: string, origin: string): boolean {
  const url = new URL(address, origin);
  return url.origin === origin && url.pathname.startsWith("/_next/static/");
}
