/** The labels of buttons. Those for one image or one video also have a longer name, in image.ts and list.ts. */
export const buttonLabels = {
  download: "Download",
  saveLargest: "Save largest",
  saveThis: "Save this size",
  saveAll: "Save all (ZIP)",
  saveAllShort: "Save all",
  saveToPhotos: "Save to Photos",
  cancel: "Cancel",
  retry: "Try again",
  share: "Share",
  copyLink: "Copy page link",
  pasteNext: "Paste next",
  moreImages: "More images",
  archive: "Look in the Internet Archive",
  copyImage: "Copy image",
  copyUrl: "Copy URL",
  open: "Open",
  allSizes: "All sizes",
} as const;

/** How many images of a ZIP have arrived or failed, and how many there are. */
export type ZipProgress = { finished: number; total: number };

/** How far the making of a ZIP is: `3 of 5`. */
export function progressLabel({ finished, total }: ZipProgress): string {
  return `${finished} of ${total}`;
}

/** The label of a button that is making a ZIP. */
export function zippingLabel(progress: ZipProgress): string {
  return `Zipping ${progressLabel(progress)}`;
}
