import { Drawing } from "@/components/drawing";
import type { RootData } from "@/lib/document-names";
import { gettingImages } from "@/lib/messages/video";

/** The room of a result until the tool has started. For one video, the early script adds the blurred image. */
export function RoomForResult() {
  return (
    <div className="room-for-results @container/result">
      <div className="results video-result">
        <div data-nosnippet="" className="result-heading">
          <p>{gettingImages}</p>
        </div>
        <p className="result-facts" />
        <div className="stage-area">
          <div className="stage">
            <Drawing />
            {/* For the early script's image: React leaves alone what is in an element whose only child is a text. */}
            <div className="stage-blur">{""}</div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Lays the result out and removes the room that the early script has reserved for it: see room-for-result.css. */
export function giveRoomBack() {
  const data: RootData = document.documentElement.dataset;
  if (!data.room) return;
  document.body.getBoundingClientRect();
  delete data.room;
}
