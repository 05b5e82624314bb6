import { MAX_VIDEOS } from "@/lib/youtube/pasted-text";
import { Fold, HomeSection, Note } from "./home-section";
import { Sizes } from "./sizes";

const tiles = {
  "Five sizes, measured": "See each image’s real size before you save it.",
  "Quick to save": "The largest in one click, or all of them in one ZIP.",
  "No grey placeholder": "If a size is missing, its card says so.",
  "Shorts stay upright": "If there is an upright cover, More images has it.",
  [`${MAX_VIDEOS} videos at once`]: "Paste a list, get one ZIP of the largest.",
  "Nothing stored": "No account, no cookies, no tracking.",
};

export function Features() {
  return (
    <HomeSection id="features">
      <ul className="tiles">
        {Object.entries(tiles).map(([heading, text]) => (
          <li key={heading}>
            <Note heading={heading}>{text}</Note>
          </li>
        ))}
      </ul>
      <Sizes />
      <div className="notes">
        <Fold heading="Which links work">
          Watch, youtu.be, Shorts, Live, embed and YouTube Studio links, and the address of any thumbnail. Unlisted
          videos work, private ones do not. In a playlist or a channel, open the video first and copy its link.
        </Fold>
        <Fold heading="Missing sizes and 4K">
          YouTube does not make the two largest sizes of every video. Where maxres is missing, More images may have HD
          without bars. Creators may upload 3840&nbsp;×&nbsp;2160 (4K), but no public address of YouTube gives more than
          1280&nbsp;×&nbsp;720, whatever other sites promise. Only images of Shorts and frames can be larger: see More
          images.
        </Fold>
        <Fold heading="Why there are black bars">
          Default, high and standard are 4:3. A 16:9 video gets bars above and below, which are part of the image.
          Medium, maxres and HD without bars have none.
        </Fold>
      </div>
    </HomeSection>
  );
}
