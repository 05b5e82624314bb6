import { MAX_VIDEOS } from "@/lib/youtube/parse-video-links";
import { HomeSection } from "./home-section";

export function HowToUse() {
  return (
    <HomeSection id="how-to-use">
      <ol>
        <li>Copy the video’s link from the Share button or the address bar.</li>
        <li>Paste it above and press Generate. Or press Paste, which does both.</li>
        <li>
          Press Save largest, or press Download on the card of the size you want. Save all (ZIP) puts every size into
          one file.
        </li>
      </ol>
      <h3>For a Short</h3>
      <p>
        All five sizes of a Short are landscape, with padding at the sides. Open More images below them and download Own
        shape, which is upright.
      </p>
      <h3>For several videos</h3>
      <p>
        Paste up to {MAX_VIDEOS} links at once, separated by spaces, commas or line breaks. Save all (ZIP) saves the
        largest image of each video, in a folder named after its ID. Five sizes opens the result of one video, and Back
        returns to the list.
      </p>
      <h3>On iPhone and iPad</h3>
      <p>
        Tap Save to Photos, the wide button on each card, and choose Save Image. You can also tap and hold the image.
        Download puts the file into the Files app, under Downloads.
      </p>
      <h3>On Android</h3>
      <p>Tap Download. The image goes to your downloads, and usually appears in your gallery too.</p>
      <h3>On a computer</h3>
      <p>
        Press Download, or press Copy image and paste the image straight into a document. Copy image address and Open
        image in new tab do what they do in your browser’s own menu. You can paste the next link anywhere on this page,
        with Ctrl+V or ⌘V.
      </p>
    </HomeSection>
  );
}
