import { PolicyPage } from "@/components/policy-page";
import { metadataOf } from "@/lib/page-metadata";
import { pages, siteName } from "@/lib/site";

export const metadata = metadataOf("about");

export default function About() {
  return (
    <PolicyPage page="about">
      <p>
        {siteName} does one thing: you paste a link to a YouTube video and get its five cover images, each of which you
        can save. It is free, it asks for no account, and it shows no adverts.
      </p>

      <h2>Why it exists</h2>
      <p>
        Editors, teachers, designers and researchers need a thumbnail now and then: the largest one, at once, and
        without a detour. Many tools save a small grey picture when the size that you asked for does not exist. This one
        looks at every image before it says anything about it.
      </p>

      <h2>How it works</h2>
      <p>
        Your browser finds the id of the video in the link and asks YouTube’s public image host for five images. It
        measures what comes back: only a real image is shown, saved, or called the largest. When you press Download, it
        fetches that image and hands it to you byte for byte as YouTube sent it.
      </p>
      <p>
        There is no server of ours in between: the site is a handful of files, and your browser does the work. The{" "}
        <a href={pages.privacy.path}>Privacy Policy</a> names every host that your browser talks to.
      </p>

      <h2>Who owns the images</h2>
      <p>
        The creators of the videos do. Read the <a href={pages.disclaimer.path}>Disclaimer</a> before you use a
        thumbnail in public. {siteName} is not affiliated with YouTube.
      </p>

      <h2>Talk to us</h2>
      <p>
        The addresses are on the page <a href={pages.contact.path}>Contact Us</a>.
      </p>
    </PolicyPage>
  );
}
