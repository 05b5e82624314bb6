/** The path of a page, from its file's: `/privacy` for `/privacy.html`. Another file's path stays the same. @param {string} file */
export const pathOf = (file) => file.replace(/(?:(?<=\/)index)?\.html$/, "");
