import { showToast } from "@/components/toast/show-toast";
import { canShareLinks, shareLink } from "@/lib/browser/share";
import { buttonLabels } from "@/lib/messages/buttons";
import { linkCopied, notCopied } from "@/lib/messages/toasts";
import { toSearch } from "@/lib/results/url-state";
import type { FoundVideo } from "@/lib/youtube/video-link";
import { ButtonLabel } from "../button-label";

/** The longer of this button's label and of Cancel, which takes its place. */
export const longestShareLabel = () => (canShareLinks() ? buttonLabels.cancel : buttonLabels.copyLink);

/** Shares the link to a result, or copies it where there is no share sheet. */
export function ShareButton({ videos }: { videos: readonly FoundVideo[] }) {
  async function share() {
    const url = new URL(toSearch(videos), location.href).href;
    const messages = { shared: null, cancelled: null, copied: linkCopied, refused: notCopied(url) };
    const message = messages[await shareLink(url, document.title)];
    if (message) showToast(message);
  }

  return (
    <button type="button" className="button button-medium" onClick={share}>
      <ButtonLabel longest={longestShareLabel()}>
        {canShareLinks() ? buttonLabels.share : buttonLabels.copyLink}
      </ButtonLabel>
    </button>
  );
}
