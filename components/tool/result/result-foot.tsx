import { canReadClipboard } from "@/lib/browser/contents";
import { isTouchScreen } from "@/lib/browser/device";
import { buttonLabels } from "@/lib/messages/buttons";
import type { VideoResult } from "@/lib/results/video-result";
import type { VideoId } from "@/lib/youtube/video-link";
import { SaveAllButton } from "../save/save-all-button";
import { ShareButton } from "../save/share-button";

type Props = {
  videoId: VideoId;
  video: VideoResult;
  onPasteNext: () => void;
};

/** The actions for the whole video. */
export function ResultFoot({ videoId, video, onPasteNext }: Props) {
  return (
    <div className="result-foot">
      <SaveAllButton videoId={videoId} video={video} />
      <ShareButton videoIds={[videoId]} shorts={video.isShort ? [videoId] : []} />
      {isTouchScreen() && canReadClipboard() && (
        <button type="button" className="button button-medium paste-next" onClick={onPasteNext}>
          {buttonLabels.pasteNext}
        </button>
      )}
    </div>
  );
}
