import { TextPage } from "@/components/text-page";
import { pageMetadata } from "@/lib/page-metadata";
import { pages, siteName, supportEmail } from "@/lib/site";

export const metadata = pageMetadata("disclaimer");

export default function Disclaimer() {
  return (
    <TextPage
      page="disclaimer"
      inShort={`${siteName} is not affiliated with YouTube, the thumbnails belong to their creators, and the tool comes without warranty.`}
    >
      <h2>Not affiliated with YouTube</h2>
      <p>
        {siteName} is an independent tool. YouTube and Google did not make it and do not sponsor or endorse it. YouTube
        is a trademark of Google LLC. We use the name only to say which links the tool understands.
      </p>

      <h2>Thumbnails belong to their creators</h2>
      <p>
        Every image you see here goes straight from YouTube’s public image host to your browser. We hold no copies and
        claim no rights. The copyright belongs to the creator of the video, or to whoever else owns it. Being able to
        save an image does not mean you may publish it.
      </p>
      <p>
        The tool is for personal and educational purposes only. Whether any other use is allowed depends on the image,
        the use and the law where you live. Nothing on this site is legal advice.
      </p>

      <h2>Search ranking</h2>
      <p>
        Reusing someone else’s thumbnail is duplicate content, which can hurt how your own page or video ranks in search
        results.
      </p>

      <h2>No guarantee</h2>
      <p>
        YouTube decides which sizes a video has. Sizes can be missing, images can change, and the image host can refuse
        a request or be out of reach. When that happens, the tool tells you. It is provided as is, without warranty.
      </p>

      <h2>Copyright notices</h2>
      <p>
        We hold no images, so we cannot remove one. To have an image taken down, change it on YouTube or use YouTube’s
        own copyright form. If you believe that something on this site itself infringes your rights, write to{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. The <a href={pages.terms.path}>Terms</a> list what to
        tell us. All our addresses are on the <a href={pages.contact.path}>Contact Us</a> page.
      </p>
    </TextPage>
  );
}
