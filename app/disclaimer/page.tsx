import { PolicyPage } from "@/components/policy-page";
import { metadataOf } from "@/lib/page-metadata";
import { pages, siteName, supportEmail } from "@/lib/site";

export const metadata = metadataOf("disclaimer");

export default function Disclaimer() {
  return (
    <PolicyPage page="disclaimer">
      <h2>Not affiliated with YouTube</h2>
      <p>
        {siteName} is an independent tool. It is not made, sponsored or approved by YouTube or by Google. YouTube is a
        trademark of Google LLC; we use the name only to say which links the tool understands.
      </p>

      <h2>Thumbnails belong to their creators</h2>
      <p>
        Every image that you see here comes straight from YouTube’s public image host into your browser. We hold no
        copies and claim no rights. The copyright stays with the creator of the video or with whoever else owns it. That
        an image can be saved does not mean that it may be published.
      </p>
      <p>
        The tool is for personal and educational purposes only. Whether another use is allowed depends on the image, on
        the use and on the law where you are. Nothing on this site is legal advice.
      </p>

      <h2>Search ranking</h2>
      <p>
        A copied thumbnail is duplicate content. Publishing it can hurt how your own page or video ranks in search
        results.
      </p>

      <h2>No promise that an image is there</h2>
      <p>
        Which sizes a video has is decided by YouTube. Sizes can be missing, images can change, and the image host can
        refuse or be out of reach. The tool says so when it happens. It is offered as it is, without warranty.
      </p>

      <h2>Copyright notices</h2>
      <p>
        Since we hold no images, the way to have one removed is to change it on YouTube, or to use YouTube’s own
        copyright form. If you believe that something on this site itself infringes your rights, write to{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and name the work, the address of the page, and how we can
        reach you. See also <a href={pages.contact.path}>Contact Us</a>.
      </p>
    </PolicyPage>
  );
}
