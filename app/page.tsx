import type { ReactNode } from "react";
import { FramesDrawing } from "@/components/frames-drawing";
import { Icon } from "@/components/icons";
import { PageFrame } from "@/components/page-frame";
import { ThumbnailTool } from "@/components/tool/thumbnail-tool";
import { earlyScript } from "@/lib/browser/early-script";
import { pageMetadata } from "@/lib/page-metadata";
import { homeSections, pages, siteName, type HomeSectionId } from "@/lib/site";
import { IMAGE_HOSTS, SIZES } from "@/lib/youtube/thumbnails";
import "./styles/home.css";

export const metadata = pageMetadata("home");

export default function Home() {
  return (
    <PageFrame page="home">
      <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title={siteName} />
      <div className="hero">
        <div>
          <h1>
            Download any <br />
            YouTube thumbnail
          </h1>
          <p className="hero-lead">
            Paste a link and get all five sizes, usually up to <span className="whitespace-nowrap">1280 × 720</span>.
            Free, no sign-up.
          </p>
          <div className="hero-notices">
            <p>
              <Icon name="info" className="mt-0.5 shrink-0" />
              Thumbnails belong to their creators. For personal and educational purposes only.
            </p>
            <p>
              <Icon name="warning" className="mt-0.5 shrink-0" />A copied thumbnail is duplicate content and can hurt
              your search ranking.
            </p>
          </div>
        </div>
        <FramesDrawing className="hero-drawing" />
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

/** How to reach the images by hand. Shown only if the tool cannot start: see app/styles/without-script.css. */
function WithoutTool() {
  return (
    <div className="without-tool prose">
      <p>
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

function HomeSection({ id, children }: { id: HomeSectionId; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="split mt-14 border-t border-line pt-10 sm:mt-16 sm:pt-14"
    >
      <h2 id={`${id}-heading`} className="split-heading text-2xl">
        {homeSections[id]}
      </h2>
      <div className="prose">{children}</div>
    </section>
  );
}

function Features() {
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

function HowToUse() {
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

function LegalInfo() {
  return (
    <HomeSection id="legal">
      <h3>Who owns a thumbnail</h3>
      <p>
        In most cases, the creator of the video. This tool is for looking at a thumbnail, keeping it for yourself and
        learning from it. In some countries, quoting or reviewing one can be fair use; we cannot tell you whether yours
        is. Before you publish a thumbnail, ask its creator.
      </p>
      <h3>Why a copied thumbnail can hurt your ranking</h3>
      <p>
        Search engines recognise an image that already appears elsewhere. A page or video with a copy gives them nothing
        new, and may rank below the original. Learn from a thumbnail, then make your own.
      </p>
      <h3>What we keep</h3>
      <p>
        Nothing. There is no account, no tracking and no server of ours in between: your browser reads the link and gets
        the images straight from YouTube’s public image host. For the details, read the{" "}
        <a href={pages.privacy.path}>Privacy Policy</a>, the <a href={pages.terms.path}>Terms and Conditions</a> and the{" "}
        <a href={pages.disclaimer.path}>Disclaimer</a>.
      </p>
    </HomeSection>
  );
}
