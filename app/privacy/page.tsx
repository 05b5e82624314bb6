import { PolicyPage } from "@/components/policy-page";
import { metadataOf } from "@/lib/page-metadata";
import { pages, siteName, supportEmail } from "@/lib/site";
import { IMAGE_HOSTS } from "@/lib/youtube/thumbnails";

export const metadata = metadataOf("privacy");

export default function Privacy() {
  const [first, second] = IMAGE_HOSTS.map((host) => new URL(host).host);
  return (
    <PolicyPage page="privacy">
      <p>
        {siteName} has no accounts, sets no cookies, runs no trackers and no analytics, shows no adverts, and stores
        nothing about you, neither with us nor in your browser.
      </p>

      <h2>Whom your browser talks to</h2>
      <p>Three hosts, and no others:</p>
      <ul>
        <li>
          <strong>This site</strong>, for its own pages. The company that hosts the files sees your IP address, the
          address of the page and the name of your browser, as every web server does, and may keep them in its logs for
          a while.
        </li>
        <li>
          <strong>{first}</strong>, the public image host of YouTube, once you have given a valid link: for the images
          that you see, and again for each one that you save or copy. On iPhone and iPad that happens ahead of your tap.
        </li>
        <li>
          <strong>{second}</strong>, a second host with the same images, only when the first one does not deliver.
        </li>
      </ul>
      <p>
        Both image hosts belong to Google. They see your IP address, the name of your browser and which video’s images
        it asks for. With an image that you save or copy your browser also sends the name of this site, but no cookies;
        the images that you see are asked for as on any page, and whether cookies of Google go along is a setting of
        your browser. What Google does with such requests is described in its own privacy policy. Before you give a
        link, neither host is contacted.
      </p>

      <h2>The links that you paste</h2>
      <p>
        Your browser reads them on your device. The id of the video then stands in the address bar, so that you can go
        back, reload or share the result. If you send the form before the page is ready, or a link from the address bar,
        or share a video to the installed app, or open, reload or come back to a result, the link or the id is part of
        the address that your browser asks this site for, and may appear in the host’s logs.
      </p>

      <h2>Your clipboard</h2>
      <p>
        It is read only when you press Paste or paste with the keyboard, and written only when you press Copy or Share.
      </p>

      <h2>Saved images</h2>
      <p>They go from the image host to your device. We never see them.</p>

      <h2>E-mail</h2>
      <p>
        If you write to us, we use your address and your message to answer you, and for nothing else. Ask, and we delete
        both.
      </p>

      <h2>Changes and questions</h2>
      <p>
        When the site does something else, this page says so first. Write to{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, or see <a href={pages.contact.path}>Contact Us</a>.
      </p>
    </PolicyPage>
  );
}
