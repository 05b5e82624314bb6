/** The path of a page, from its file's: `/privacy` for `/privacy.html`. That of another file stays. @param {string} file */
export const pathOf = (file) => file.replace(/(?:(?<=\/)index)?\.html$/, "");

/** The path of a URL that leads to a file, whose name may have a `#` or a `?`. @param {string} path */
export const encodePath = (path) => path.split("/").map(encodeURIComponent).join("/");
