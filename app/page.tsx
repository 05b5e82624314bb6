import type { ReactNode } from "react";
import { Icon } from "@/components/icons";
import { PageFrame } from "@/components/page-frame";
import { ThumbnailTool } from "@/components/tool/thumbnail-tool";
import { earlyScript } from "@/lib/early-script";
import { metadataOf } from "@/lib/page-metadata";
import { homeSections, pages, siteName } from "@/lib/site";
import { IMAGE_HOSTS, SIZES } from "@/lib/youtube/thumbnails";

export const metadata = metadataOf("home");

export default function Home() {
  return (
    <PageFrame page="home">
      <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title={siteName} />
      <h1 className="mt-5 text-[clamp(1.75rem,min(8.25vw,10svh),3.5rem)] leading-[1.05] tracking-tight sm:mt-14">
        Every thumbnail <br />
        of a YouTube video
      </h1>
      <div className="mt-3 mb-4 space-y-1 text-[clamp(0.75rem,3.7vw,0.875rem)] leading-snug text-quiet sm:mt-6 sm:mb-7 sm:space-y-2.5">
        <p className="flex gap-2.5">
          <Icon name="info" className="mt-0.5 shrink-0" />
          Thumbnails belong to their creators. For personal and educational purposes only.
        </p>
        <p className="flex gap-2.5">
          <Icon name="warning" className="mt-0.5 shrink-0" />A copied thumbnail is duplicate content and can hurt your
          search ranking.
        </p>
      </div>
      <div id="tool">
        <ThumbnailTool />
      </div>
      <script id="early" dangerouslySetInnerHTML={{ __html: earlyScript }} />
      <WithoutTool />
      <Features />
      <HowToUse />
      <LegalInfo />
    </PageFrame>
  );
}

/** How to reach the images by hand. Seen only where the tool cannot start; see app/globals.css. */
function WithoutTool() {
  return (
    <div className="without-tool prose rounded-xl border border-line bg-raised p-5">
      <p className="mt-0!">
        <strong>The tool could not start, but you can reach the images by hand.</strong> Reload the page, or take the 11
        characters that follow <code>v=</code> or <code>youtu.be/</code> in the link and put them in place of{" "}
        <code>VIDEO_ID</code>:
      </p>
      <ul>
        {SIZES.map(({ quality, file }) => (
          <li key={quality}>
            <code>{`${IMAGE_HOSTS[0]}/vi/VIDEO_ID/${file}.jpg`}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

function HomeSection({ index, children }: { index: 0 | 1 | 2; children: ReactNode }) {
  const { id, name } = homeSections[index];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="mt-14 grid gap-x-8 gap-y-4 border-t border-line pt-10 sm:mt-16 sm:pt-14 md:grid-cols-[1fr_2fr]"
    >
      <h2 id={`${id}-heading`} className="text-2xl">
        {name}
      </h2>
      <div className="prose min-w-0 max-w-2xl [&>:first-child]:mt-0">{children}</div>
    </section>
  );
}

function Features() {
  return (
    <HomeSection index={0}>
      <p>
        YouTube keeps five cover images of a video, from a small one for lists to one that fills a screen. Paste a link
        and see all of them with their real size, before you save anything.
      </p>
      <div className="mt-5 overflow-x-auto">
        <table className="w-full text-left">
          <thead className="text-ink">
            <tr>
              <th className="border-b border-line py-2.5 pr-4">Name</th>
              <th className="border-b border-line py-2.5 pr-4">Usual pixels</th>
              <th className="border-b border-line py-2.5">Shape</th>
            </tr>
          </thead>
          <tbody>
            {SIZES.map(({ quality, width, height }) => (
              <tr key={quality}>
                <td className="border-b border-line py-2.5 pr-4 capitalize">{quality}</td>
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
        Watch pages, youtu.be links, Shorts, Live and embed links, from the app or the browser, with or without a
        timestamp. A link to a playlist or a channel is not a link to a video; open the video first.
      </p>
      <h3>Why a size can be missing</h3>
      <p>
        Not every upload was large enough for the two larger sizes, so many older videos stop at 480 × 360. In place of
        a missing size YouTube sends a small grey picture. You never get that one here: the card says that the size is
        not there. If all larger sizes are missing, there is no such video, or it is private.
      </p>
      <h3>Black bars</h3>
      <p>The 4:3 sizes of a wide video carry black bars in the image itself. Medium and maxres come without them.</p>
    </HomeSection>
  );
}

function HowToUse() {
  return (
    <HomeSection index={1}>
      <ol>
        <li>Copy the link of the video, from the Share button or from the address bar.</li>
        <li>Paste it above and press Generate. Or press Paste, which does both.</li>
        <li>Press Save largest, or choose a size and press Download. Save all puts every size into one ZIP file.</li>
      </ol>
      <h3>On iPhone and iPad</h3>
      <p>
        Press Save to Photos (the arrow above a line), or tap and hold the image. Download puts the file into the Files
        app, in your downloads.
      </p>
      <h3>On Android</h3>
      <p>Press Download. The image is in your downloads, and your gallery usually shows it too.</p>
      <h3>On a computer</h3>
      <p>
        Press Download, or copy the image and paste it straight into a document. With Ctrl+V or ⌘V you can paste a link
        anywhere on this page.
      </p>
    </HomeSection>
  );
}

function LegalInfo() {
  return (
    <HomeSection index={2}>
      <h3>Whose image it is</h3>
      <p>
        The creator of a video holds the copyright in its thumbnail. Looking at it, keeping it for yourself and learning
        from it is what this tool is for. In some countries quoting or reviewing can be fair use; whether it is in your
        case, we cannot tell you. To publish a thumbnail, ask its creator.
      </p>
      <h3>Why a copied thumbnail can hurt your ranking</h3>
      <p>
        Search engines recognise an image that is already elsewhere. A page or video that shows a copy gives them
        nothing new, and may rank below the original. Make your own picture, and use a thumbnail to learn from.
      </p>
      <h3>What we keep</h3>
      <p>
        Nothing. There is no account, no tracker and no server of ours: your browser reads the link and fetches the
        images straight from YouTube’s public image host. Read more in the{" "}
        <a href={pages.privacy.path}>Privacy Policy</a>, the <a href={pages.terms.path}>Terms and Conditions</a> and the{" "}
        <a href={pages.disclaimer.path}>Disclaimer</a>.
      </p>
    </HomeSection>
  );
}
