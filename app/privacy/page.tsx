import { TextPage } from "@/components/text-page";
import { pageMetadata } from "@/lib/page-metadata";
import { pages, supportEmail } from "@/lib/site";
import { IMAGE_HOSTS } from "@/lib/youtube/image-sources";

export const metadata = pageMetadata("privacy");

export default function Privacy() {
  const [first, second] = IMAGE_HOSTS.map((host) => new URL(host).host);
  return (
    <TextPage
      page="privacy"
      inShort="no accounts, no cookies, no trackers, no analytics, no ads. The site stores nothing in your browser. Unless you write to us, nothing about you is kept but the server’s ordinary access log."
    >
      <h2>What your browser connects to</h2>
      <p>Three hosts serve the site and its images:</p>
      <ul>
        <li>
          <strong>This site</strong>, for its own pages. Like any web server, it sees your IP address, the address of
          the page and what your browser says about itself, and may keep these in its log for a while.
        </li>
        <li>
          <strong>{first}</strong>, YouTube’s public image host, once you enter or open a valid link.
        </li>
        <li>
          <strong>{second}</strong>, a second host with the same images, when the first does not deliver one, or lets it
          be seen but not saved.
        </li>
      </ul>
      <p>From the image hosts, your browser requests:</p>
      <ul>
        <li>The images you see: five of one video, or one of each video in a list.</li>
        <li>An HD image if a video lacks maxres, and the original shape if you paste a Short’s link.</li>
        <li>Again, what did not load, when you press Try again or Save all, or come back online.</li>
        <li>
          The images under More images, once you open that part: the original shape and three frames, also of a video
          that is gone.
        </li>
        <li>
          Each image you save or copy, unless your browser still has it. For a video in a list, the sizes from the
          largest down, until one is found.
        </li>
        <li>On iPhone and iPad, the image for Save to Photos, before you tap.</li>
      </ul>
      <p>
        Both image hosts belong to Google. They see your IP address, your browser’s name, language and platform, and
        which images it requests, but not which page you are on. There are two kinds of requests:
      </p>
      <ul>
        <li>
          <strong>Most requests</strong> name this site and carry no cookies.
        </li>
        <li>
          <strong>If one of these fails or takes too long</strong>, your browser may send one that does not name this
          site. Its settings decide whether it sends any Google cookies with it.
        </li>
      </ul>
      <p>
        If you follow a link to YouTube, to an image or to the Internet Archive, your browser opens it as it would any
        other page. Until then, nothing is requested from the Archive.
      </p>
      <p>
        Google’s privacy policy says what Google does with these requests. Until you enter or open a link, your browser
        contacts neither image host.
      </p>

      <h2>The links you paste</h2>
      <p>
        Your browser reads them on your device. The ID of each video then appears in the address bar, and so in your
        browser’s history: that is how you can go back, reload or share the result. This site’s server also sees, and
        may keep in its log:
      </p>
      <ul>
        <li>the IDs, when you open the link of a result, or reload or come back to a result,</li>
        <li>
          all of your text, when you press Generate before the tool has loaded, or after something else has stopped it,
          or send it here from another app or from the address bar.
        </li>
      </ul>

      <h2>Your clipboard and files</h2>
      <p>
        The site reads your clipboard only when you press Paste or Paste next, or paste something yourself, and writes
        to it only when you press Share or one of the Copy buttons.
      </p>
      <p>
        If you drop a text file on the page or paste one, only your browser reads its text, on your device. The file is
        sent nowhere.
      </p>

      <h2>Images you save</h2>
      <p>They go straight from the image host to your device. We never see them.</p>

      <h2>Email</h2>
      <p>
        If you write to us, we use your address and your message only to reply to you. Ask, and we will delete both.
      </p>

      <h2>Changes and questions</h2>
      <p>
        If any of this changes, we update this page first. If you have a question, write to{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or see the <a href={pages.contact.path}>Contact Us</a>{" "}
        page.
      </p>
    </TextPage>
  );
}
