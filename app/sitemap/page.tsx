import { PolicyPage } from "@/components/policy-page";
import { pageMetadata } from "@/lib/page-metadata";
import { pages } from "@/lib/site";

export const metadata = pageMetadata("sitemap");

export default function Sitemap() {
  const others = Object.values(pages).filter(({ path }) => path !== pages.sitemap.path);
  return (
    <PolicyPage page="sitemap">
      <ul className="list-none space-y-5 pl-0">
        {others.map(({ path, name, summary }) => (
          <li key={path}>
            <a href={path} className="link-alone text-lg font-semibold">
              {name}
            </a>
            <br />
            {summary}
          </li>
        ))}
      </ul>
    </PolicyPage>
  );
}
