import clsx from "clsx";
import type { ComponentProps } from "react";
import { showToast } from "@/components/toast/show-toast";
import { copyImage, copyText } from "@/lib/browser/clipboard";
import { buttonLabels } from "@/lib/messages/buttons";
import { imageControlNames, imageHeading } from "@/lib/messages/image";
import { copyImageToasts, notCopied, urlCopied } from "@/lib/messages/toasts";
import { thumbnailUrl } from "@/lib/youtube/thumbnails";
import { IconButton } from "./icon-button";
import { Measurements } from "./measurements";
import { SaveButton } from "../save/save-button";
import { usePending } from "../save/use-pending";

type Props = ComponentProps<typeof SaveButton> & {
  /** Whether the stage says that there is nothing to show: the caption then only keeps its room. */
  isEmpty: boolean;
};

/** The name of the image on the stage, and its actions. Everything keeps its room while the stage is empty. */
export function StageCaption({ isEmpty, ...props }: Props) {
  const { videoId, onStage } = props;
  return (
    <div className={clsx("stage-caption", isEmpty && "invisible")}>
      <div className="stage-name">
        <p className="font-semibold text-ink first-letter:uppercase">
          {onStage && imageHeading(onStage.image, onStage.state)}
        </p>
        <p>{onStage && <Measurements image={onStage.state} />}</p>
      </div>
      <SaveButton {...props} />
      <StageActions videoId={videoId} onStage={onStage} />
    </div>
  );
}

function StageActions({ videoId, onStage }: Pick<Props, "videoId" | "onStage">) {
  const [isCopying, startCopy] = usePending(onStage?.image.name);
  const { image, state } = onStage ?? { image: { name: "" }, state: undefined };
  const url = onStage ? thumbnailUrl(videoId, onStage.image, onStage.state) : "";

  async function copyUrl() {
    showToast((await copyText(url)) === "copied" ? urlCopied : notCopied(url));
  }

  async function copyImageToClipboard() {
    if (onStage) showToast(copyImageToasts[await copyImage(videoId, onStage.image, onStage.state)], videoId);
  }

  return (
    <div className={clsx("stage-actions", !onStage && "invisible")}>
      <IconButton
        icon="copy"
        name={imageControlNames.copyImage(image, state)}
        aria-busy={isCopying}
        onClick={() => startCopy(copyImageToClipboard)}
      >
        {buttonLabels.copyImage}
      </IconButton>
      <IconButton icon="link" name={imageControlNames.copyUrl(image, state)} onClick={copyUrl}>
        {buttonLabels.copyUrl}
      </IconButton>
      <IconButton icon="open" name={imageControlNames.openImage(image, state)} href={url}>
        {buttonLabels.open}
      </IconButton>
    </div>
  );
}
