/** The path of a page, from its file's: `/privacy` for `/privacy.html`. That of another file stays. @param {string} file */
export const pathOf = (file) => file.replace(/(?:(?<=\/)index)?\.html$/, "");
