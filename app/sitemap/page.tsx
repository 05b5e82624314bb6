import { TextPage } from "@/components/text-page";
import { pageMetadata } from "@/lib/page-metadata";
import { pages } from "@/lib/site";

export const metadata = pageMetadata("sitemap");

export default function Sitemap() {
  const others = Object.values(pages).filter(({ path }) => path !== pages.sitemap.path);
  return (
    <TextPage page="sitemap">
      <ul className="grid list-none gap-4 pl-0">
        {others.map(({ path, name, summary }) => (
          <li key={path}>
            <a href={path} className="link-alone text-17/7">
              <strong>{name}</strong>
            </a>
            <br />
            {summary}
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
