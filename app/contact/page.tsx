import { PolicyPage } from "@/components/policy-page";
import { metadataOf } from "@/lib/page-metadata";
import { responseTime, supportEmail, technicalEmail } from "@/lib/site";

export const metadata = metadataOf("contact");

export default function Contact() {
  return (
    <PolicyPage page="contact">
      <p>Two addresses reach us. We answer within {responseTime}.</p>

      <h2>General support</h2>
      <p>
        <a href={`mailto:${supportEmail}`} className="link-alone">
          {supportEmail}
        </a>
      </p>
      <p>Questions about the site, its policies, and copyright notices.</p>

      <h2>Technical support</h2>
      <p>
        <a href={`mailto:${technicalEmail}`} className="link-alone">
          {technicalEmail}
        </a>
      </p>
      <p>
        If something does not work, tell us the link that you pasted, what you pressed, what happened, and which browser
        and device you use. A screenshot helps.
      </p>

      <h2>Before you write about an image</h2>
      <p>
        We keep no images. They are on YouTube’s servers, and what its owner changes or removes there is changed or gone
        here too.
      </p>
    </PolicyPage>
  );
}
