import { TextPage } from "@/components/text-page";
import { pageMetadata } from "@/lib/page-metadata";
import { pages } from "@/lib/site";

export const metadata = pageMetadata("sitemap");

export default function Sitemap() {
  const others = Object.values(pages).filter(({ path }) => path !== pages.sitemap.path);
  return (
    <TextPage page="sitemap" isDated={false}>
      <ul className="page-list">
        {others.map(({ path, name, summary }) => (
          <li key={path}>
            <a href={path}>
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
