import type { ZipOutcome } from "../browser/download";
import type { ListZipOutcome } from "../browser/download-list";
import { failure, success, type ToastMessage } from "./toast-messages";

const zipStarted = (count: number) =>
  success("Download Started", `Downloading ${count === 1 ? "1 thumbnail" : `${count} thumbnails`} in one ZIP file...`);

const listFormat = new Intl.ListFormat("en-GB");

/** What became of the sizes of one video: how many are in the ZIP, and which are not. */
export function zipSaved({ saved, failed: notSaved }: ZipOutcome): ToastMessage {
  const total = saved.length + notSaved.length;
  if (notSaved.length === 0) return zipStarted(total);
  const next = notSaved.length === 1 ? "Try again, or open it in a new tab." : "Try again, or open them one by one.";
  if (saved.length > 0)
    return failure(
      `${saved.length} of ${total} thumbnails saved`,
      `Not saved: ${listFormat.format(notSaved)}. ${next}`,
    );
  const none = total === 1 ? "The image could not be downloaded." : `None of the ${total} images could be downloaded.`;
  return failure("Download Failed", `${none} ${next}`);
}

/** What became of a list of videos: how many are in the ZIP, and why the others are not. */
export function listZipSaved({ saved, missing, failed }: ListZipOutcome): ToastMessage {
  const total = saved + missing + failed;
  if (saved === total) return zipStarted(total);
  const next = saved > 0 ? "Press Save the rest to try again." : "Check your connection, then try again.";
  const reasons = [
    failed > 0 && `${failed === 1 ? "1 image" : `${failed} images`} could not be saved. ${next}`,
    missing > 0 &&
      (missing === 1 ? "1 video doesn't exist or is private." : `${missing} videos don't exist or are private.`),
  ];
  const description = reasons.filter((reason) => reason !== false).join(" ");
  if (saved === 0) return failure("Download Failed", description);
  const title = `${saved} of ${total} thumbnails saved`;
  return failed > 0 ? failure(title, description) : success(title, description);
}

export const saveCancelled = success("Cancelled", "The ZIP was not saved.");
