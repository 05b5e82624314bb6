import clsx from "clsx";
import { Icon } from "@/components/icons";
import { showToast } from "@/components/toast/show-toast";
import { share } from "@/lib/browser/share";
import { photoNotShared } from "@/lib/messages/toasts";

type Props = {
  /** Undefined while it is loading, null if it could not be fetched. */
  file: File | null | undefined;
  label: string;
  name?: string;
  isBest: boolean;
};

/** Opens the iOS share sheet, where "Save Image" puts the image into Photos. Without a file it is invisible but keeps its place. */
export function SaveToPhotosButton({ file, label, name, isBest }: Props) {
  async function save() {
    if (file && (await share({ files: [file] })) === "refused") showToast(photoNotShared);
  }

  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={!file}
      className={clsx("button save-to-photos", isBest && "button-best", file === null && "invisible")}
      onClick={save}
    >
      <Icon name="photo" />
      {label}
    </button>
  );
}
