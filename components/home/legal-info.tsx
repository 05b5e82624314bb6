import { pages } from "@/lib/site";
import { HomeSection, Note } from "./home-section";

export function LegalInfo() {
  return (
    <HomeSection id="legal">
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
        <Note heading="Who owns a thumbnail">
          Usually the creator of the video. Ask before you publish it. Fair-use rules differ by country.
        </Note>
        <Note heading="What we keep">
          Only the server’s access log, unless you email us. Your browser asks YouTube for the images, so YouTube sees
          the request. Details: <PageLink page="privacy" />, <PageLink page="terms" />, <PageLink page="disclaimer" />.
        </Note>
      </div>
    </HomeSection>
  );
}

function PageLink({ page }: { page: "privacy" | "terms" | "disclaimer" }) {
  return (
    <a href={pages[page].path} className="link text-ink">
      {pages[page].name}
    </a>
  );
}
