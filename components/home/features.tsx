import { MAX_VIDEOS } from "@/lib/youtube/find-videos";
import { Pixels } from "@/components/pixels";
import { Fold, HomeSection, Note } from "./home-section";
import { Sizes } from "./sizes";

const tiles = {
  "One click": "The largest at once, or all five in a ZIP.",
  "Real sizes": "Each is measured. If one is missing, its row says so.",
  "Upright Shorts": "Paste a Short: you see its upright image first.",
  "Whole lists": `Up to ${MAX_VIDEOS} videos: the largest image of each, in one ZIP.`,
};

export function Features() {
  return (
    <HomeSection id="features">
      <p>A video’s thumbnail is the picture that you see before you press play.</p>
      <ul className="grid gap-px overflow-clip rounded-(--panel-radius) bg-line border 2xs:grid-cols-2 md:grid-cols-4">
        {Object.entries(tiles).map(([heading, text]) => (
          <li key={heading} className="bg-raised px-3.5 py-3 text-14 forced-colors:border md:px-4 md:py-4.5">
            <Note heading={heading}>{text}</Note>
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
        <Sizes />
        <div>
          <Fold heading="Which links work">
            <p>
              Watch, youtu.be, Shorts, Live, embed and YouTube Studio links, and the URL of any thumbnail. Unlisted
              videos work, private ones do not.
            </p>
          </Fold>
          <Fold heading="Missing sizes, black bars, 4K">
            <p>
              Some videos lack the two largest sizes. Where maxres is missing, an HD image without bars takes its place
              if YouTube has it. A new upload may get its larger sizes later, and your browser may keep an old cover for
              two hours: reload with Shift held, or use a private window.
            </p>
            <p>
              Default, high and standard are 4:3. A 16:9 video gets black bars above and below, which are part of the
              image: there is no <Pixels>640 × 480</Pixels> without them. Medium, maxres and HD have none.
            </p>
            <p>
              Creators may upload 4K (<Pixels>3840 × 2160</Pixels>), but no public URL of that size is known. The
              upright cover of a Short and some frames may be larger than maxres.
            </p>
          </Fold>
        </div>
      </div>
    </HomeSection>
  );
}
