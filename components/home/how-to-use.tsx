import { buttonLabels } from "@/lib/messages/buttons";
import { MAX_VIDEOS } from "@/lib/youtube/find-videos";
import { Fold, HomeSection, Note } from "./home-section";

const steps = {
  "Copy the link": "From the Share button or the address bar.",
  "Paste it above": "Then press Generate, or let Paste do both.",
  "Save what you need": "Save largest (on iPhone and iPad Save to Photos), Save all (ZIP), or Download for one size.",
};

export function HowToUse() {
  return (
    <HomeSection id="how-to-use">
      <ol className="grid items-start gap-x-8 gap-y-4 md:grid-cols-3">
        {Object.entries(steps).map(([heading, text], index) => (
          <li key={heading} className="grid grid-cols-[2.5rem_1fr]">
            <span className="text-36/tight font-semibold text-ink">{index + 1}</span>
            <Note heading={heading}>{text}</Note>
          </li>
        ))}
      </ol>
      <div className="grid items-start gap-x-8 md:grid-cols-3">
        <Fold heading="On your device">
          <p>
            iPhone and iPad: tap {buttonLabels.saveToPhotos}, then Save Image. Or tap and hold any image. Download saves
            to the Files app, under Downloads.
          </p>
          <p>Android: tap Download. The image goes to your downloads and usually appears in your gallery too.</p>
          <p>
            Computer: press Download. You get the JPG as YouTube sent it, for example as youtube-thumbnail-maxres.jpg.
            Or press Copy image below the largest and paste it into a document. Ctrl+V or ⌘V pastes the next link
            anywhere on this page.
          </p>
        </Fold>
        <Fold heading="For a Short or music">
          <p>
            Paste the link of a Short: its upright cover is the largest image, where YouTube has one. The five sizes are
            landscape, padded at the sides. For music, open More images: some covers are square.
          </p>
        </Fold>
        <Fold heading="For several videos">
          <p>
            Paste up to {MAX_VIDEOS} links, or drop a text file with links anywhere on this page. Save all (ZIP) saves
            the largest image of each, numbered in your order. All sizes opens one video; Back returns to the list.
          </p>
          <p>
            For a playlist or a channel, open its page on a computer, select all and copy, then paste here. This takes
            every video shown there, including recommended ones.
          </p>
        </Fold>
      </div>
    </HomeSection>
  );
}
