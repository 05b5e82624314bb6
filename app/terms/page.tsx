import { TextPage } from "@/components/text-page";
import { pageMetadata } from "@/lib/page-metadata";
import { pages, siteName, supportEmail } from "@/lib/site";

export const metadata = pageMetadata("terms");

export default function Terms() {
  return (
    <TextPage
      page="terms"
      inShort={`use the tool for personal and educational purposes, and respect the creators’ rights. By using ${siteName}, you agree to these terms. If you do not agree, please do not use it.`}
    >
      <h2>What you may do</h2>
      <p>
        You may use the tool as often as you like, free of charge, for personal and educational purposes. You do not
        need an account.
      </p>

      <h2>Your responsibilities</h2>
      <ul>
        <li>Thumbnails belong to their creators. Respect their copyright, and ask before you publish one.</li>
        <li>Follow the law where you live, and YouTube’s own terms when you use its images.</li>
        <li>Do not use the site to harm others, or to overload it or the image hosts.</li>
      </ul>

      <h2>What we can and cannot promise</h2>
      <p>
        The tool is provided as is. We try to keep it working and accurate. We cannot promise that it will always be
        available, or that an image exists or can be saved: YouTube may change, remove or withhold its images. As far as
        the law allows, we are not liable for any loss that comes from using the site.
      </p>

      <h2>Copyright</h2>
      <p>
        If something on this site infringes your rights, send a notice to{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. It must contain:
      </p>
      <ul>
        <li>Which work it is about, and whether you own it or represent its owner.</li>
        <li>The address of the page that infringes them.</li>
        <li>Your name, and how we can reach you.</li>
        <li>A statement of your good-faith belief that neither the owner nor the law permits this use.</li>
        <li>Your signature, for which your typed name is enough.</li>
      </ul>
      <p>
        The <a href={pages.disclaimer.path}>Disclaimer</a> says why we cannot remove an image from YouTube.
      </p>

      <h2>Privacy and changes</h2>
      <p>
        The <a href={pages.privacy.path}>Privacy Policy</a> covers your data. When these terms change, so does the date
        below.
      </p>
    </TextPage>
  );
}
