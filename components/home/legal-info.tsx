import { pages } from "@/lib/site";
import { HomeSection } from "./home-section";

export function LegalInfo() {
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
