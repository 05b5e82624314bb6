/**
 * What a page of nothing but "Hello" asks for, built with this version of Next: bytes of script, as gzip -9 packs them.
 * `npm run bench` measures it anew.
 */
export const floor = { next: "16.4.5", script: 134_801 };
