/** Browsers start reading a saved address at once or after a question to the person; a minute is enough for both. */
const BLOB_URL_LIFETIME_MS = 60_000;

/** Hands the bytes to the browser to be saved under the name. The bytes' own address is given back afterwards. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BLOB_URL_LIFETIME_MS);
}
