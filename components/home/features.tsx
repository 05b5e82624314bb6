import { SIZES } from "@/lib/youtube/thumbnails";
import { HomeSection } from "./home-section";

export function Features() {
  return (
    <HomeSection id="features">
      <ul className="list-none space-y-2 pl-0">
        <li>
          <strong>All five sizes, measured.</strong> You see the real pixels before you save.
        </li>
        <li>
          <strong>The largest in one press.</strong> Or all of them in one ZIP.
        </li>
        <li>
          <strong>No grey placeholder.</strong> If a size is missing, its card says so.
        </li>
        <li>
          <strong>Shorts in their own shape.</strong> Open More images, below the five sizes, for the upright cover and
          three frames of the video.
        </li>
        <li>
          <strong>Several videos at once.</strong> Paste a list of links and save the largest image of each in one ZIP.
        </li>
        <li>
          <strong>Nothing stored.</strong> No account, no cookies, no tracking.
        </li>
      </ul>
      <h3>The five sizes</h3>
      <p>YouTube keeps five thumbnails of each video, from a small one for lists to one that fills the screen.</p>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full text-left">
          <thead className="text-ink">
            <tr>
              <th className="border-b border-line py-2.5 pr-4">Name</th>
              <th className="border-b border-line py-2.5 pr-4">Usual pixels</th>
              <th className="border-b border-line py-2.5">Shape</th>
            </tr>
          </thead>
          <tbody>
            {SIZES.map(({ name, width, height }) => (
              <tr key={name}>
                <td className="border-b border-line py-2.5 pr-4 capitalize">{name}</td>
                <td className="border-b border-line py-2.5 pr-4 tabular-nums">
                  {width} × {height}
                </td>
                <td className="border-b border-line py-2.5">{width * 9 === height * 16 ? "16:9" : "4:3"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>Which links work</h3>
      <p>
        Watch, youtu.be, Shorts, Live and embed links, from the app or the browser, with or without a timestamp. A
        playlist or channel link does not lead to one video, so open the video first and copy its link.
      </p>
      <h3>Why a size can be missing</h3>
      <p>
        YouTube makes the two largest sizes only if the upload was large enough, so many older videos stop at
        480&nbsp;×&nbsp;360. In place of a missing size it sends a small grey placeholder. You never get that here: the
        card says that the size is missing. If every size but default is missing, the video does not exist or is
        private.
      </p>
      <h3>Why there are black bars</h3>
      <p>
        Default, high and standard are 4:3. If the video is 16:9, YouTube adds black bars above and below, and they
        become part of the image. Medium and maxres have none.
      </p>
    </HomeSection>
  );
}
