import { TextPage } from "@/components/text-page";
import { pageMetadata } from "@/lib/page-metadata";
import { pages, siteName } from "@/lib/site";

export const metadata = pageMetadata("about");

export default function About() {
  return (
    <TextPage
      page="about"
      inShort={`paste one YouTube link or many, and ${siteName} shows the thumbnails, ready to save. It is free, needs no account and shows no ads.`}
    >
      <h2>Why it exists</h2>
      <p>
        Editors, teachers, designers and researchers all need a thumbnail now and then: usually the largest one, and
        right away. When a video lacks the size you asked for, many tools save YouTube’s small grey placeholder instead.
        This one measures every image and tells you which sizes are really there.
      </p>

      <h2>How it works</h2>
      <p>
        Your browser finds the video ID in each link and asks YouTube’s public image host for its images. It measures
        what comes back and shows only real images. When you press Download, it saves that image exactly as YouTube sent
        it.
      </p>
      <p>
        No server of ours sits in between: the site is a handful of files, and your browser does the work. The{" "}
        <a href={pages.privacy.path}>Privacy Policy</a> names every host that your browser connects to.
      </p>

      <h2>Who owns the images</h2>
      <p>
        In most cases, the creators of the videos do. Read the <a href={pages.disclaimer.path}>Disclaimer</a> before you
        publish a thumbnail. {siteName} is not affiliated with YouTube.
      </p>

      <h2>Get in touch</h2>
      <p>
        You will find our addresses on the <a href={pages.contact.path}>Contact Us</a> page.
      </p>
    </TextPage>
  );
}
