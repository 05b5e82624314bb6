import { Features } from "@/components/home/features";
import { HowToUse } from "@/components/home/how-to-use";
import { LegalInfo } from "@/components/home/legal-info";
import { GrowingDrawings } from "@/components/growing-drawings";
import { PageShell } from "@/components/page-shell";
import { StructuredData } from "@/components/structured-data";
import { ThumbnailTool } from "@/components/tool/thumbnail-tool";
import { earlyScript } from "@/lib/browser/early-script";
import { ELEMENT_IDS } from "@/lib/document-names";
import { creatorsNotice } from "@/lib/messages/video";
import { pageMetadata } from "@/lib/page-metadata";
import { EXAMPLE_PATH } from "@/lib/results/url-state";
import { IMAGE_HOSTS } from "@/lib/youtube/image-sources";
import "./styles/home.css";

export const metadata = pageMetadata("home");

export default function Home() {
  return (
    <PageShell page="home">
      <script id={ELEMENT_IDS.earlyScript} dangerouslySetInnerHTML={{ __html: earlyScript }} />
      <div className="hero">
        <div className="hero-text">
          <h1>Download any YouTube thumbnail</h1>
          <p className="pitch">Paste a link and get all five sizes, up&nbsp;to HD. Free, no sign-up.</p>
          <div className="notices">
            <p>{creatorsNotice}</p>
            <p>Reusing someone else’s thumbnail is duplicate content, which can hurt your search ranking.</p>
          </div>
        </div>
        {/* The example's own link is below the field. */}
        <a href={EXAMPLE_PATH} className="example-drawings" aria-hidden="true" tabIndex={-1}>
          <GrowingDrawings />
        </a>
      </div>
      <div id={ELEMENT_IDS.tool}>
        <ThumbnailTool />
      </div>
      <WithoutTool />
      <Features />
      <HowToUse />
      <LegalInfo />
      <StructuredData />
    </PageShell>
  );
}

/** How to reach the images by hand. Shown until the tool has started, if that takes long: see app/styles/without-script.css. */
function WithoutTool() {
  return (
    <div data-nosnippet="" className="without-tool mt-6 rounded-(--panel-radius) bg-raised p-5 wrap-anywhere border">
      <p>
        <strong>The tool is not running, but you can reach the images by hand.</strong> On a slow connection it may
        still be loading: wait a moment. It needs JavaScript: if that is off, allow it and reload the page. Or put the
        11 characters that follow <code>v=</code> or <code>youtu.be/</code> in the link in place of{" "}
        <code>VIDEO_ID</code> in <code>{`${IMAGE_HOSTS[0]}/vi/VIDEO_ID/maxresdefault.jpg`}</code>. The smaller sizes end
        in <code>sddefault.jpg</code>, <code>hqdefault.jpg</code>, <code>mqdefault.jpg</code> and{" "}
        <code>default.jpg</code>.
      </p>
    </div>
  );
}
