import { PolicyPage } from "@/components/policy-page";
import { metadataOf } from "@/lib/page-metadata";
import { pages, siteName, supportEmail } from "@/lib/site";

export const metadata = metadataOf("terms");

export default function Terms() {
  return (
    <PolicyPage page="terms">
      <p>By using {siteName} you agree to what follows. If you do not agree, please do not use it.</p>

      <h2>What you may do</h2>
      <p>
        You may use the tool free of charge, as often as you like, for personal and educational purposes. You need no
        account.
      </p>

      <h2>What you answer for</h2>
      <ul>
        <li>Thumbnails belong to their creators. You respect their copyright and ask them before you publish one.</li>
        <li>You keep to the law where you are, and to YouTube’s own terms when you use its images.</li>
        <li>You do not use the site to harm others or to overload it or the image hosts.</li>
      </ul>

      <h2>What we offer, and what we do not</h2>
      <p>
        The tool is offered as it is. We try to keep it working and true, but we do not promise that it is always
        reachable, or that an image exists or can be saved: the images are YouTube’s to keep, change or withhold. As far
        as the law allows, we are not liable for loss that comes from using the site.
      </p>

      <h2>Copyright</h2>
      <p>
        If you hold rights in something that you find on this site, write to{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. The <a href={pages.disclaimer.path}>Disclaimer</a> says
        what we need to know, and why we cannot remove an image from YouTube.
      </p>

      <h2>Changes</h2>
      <p>
        When these terms change, the date below changes with them. How we treat what we learn about you is in the{" "}
        <a href={pages.privacy.path}>Privacy Policy</a>.
      </p>
    </PolicyPage>
  );
}
