import { TextPage } from "@/components/text-page";
import { pageMetadata } from "@/lib/page-metadata";
import { supportEmail, technicalEmail } from "@/lib/site";

export const metadata = pageMetadata("contact");

export default function Contact() {
  return (
    <TextPage
      page="contact"
      inShort="two addresses. Choose the one that fits. We reply within 24-48 business hours."
      isDated={false}
    >
      <h2>General support</h2>
      <p>
        <a href={`mailto:${supportEmail}`} className="link-alone">
          {supportEmail}
        </a>
      </p>
      <p>For questions about the site and its policies, and for copyright notices.</p>

      <h2>Technical support</h2>
      <p>
        <a href={`mailto:${technicalEmail}`} className="link-alone">
          {technicalEmail}
        </a>
      </p>
      <p>
        If something does not work, tell us which link you pasted, what you pressed, what happened, and which browser
        and device you use. A screenshot helps.
      </p>

      <h2>Before you write about an image</h2>
      <p>
        We do not keep any images. They are on YouTube’s servers. When an image is changed or removed there, it changes
        or disappears here too.
      </p>
    </TextPage>
  );
}
