import type { APIRoute, GetStaticPaths } from 'astro';
import { historyOf, lastChange } from '../facts/history.ts';
import { rawFacts } from '../facts/index.ts';
import { filesOf } from '../facts/page-files.ts';
import { routesOf } from '../facts/pages.ts';
import { sitemaps } from '../head/sitemap.ts';

/** Every page that search engines may list. */
export const getStaticPaths: GetStaticPaths = async () => {
  const history = await historyOf('content');
  const pages = routesOf(rawFacts).map((path) => ({ path, changed: lastChange(history, filesOf(rawFacts, path)) }));
  return [...sitemaps(rawFacts.business.site, pages)].map(([name, text]) => ({
    params: { sitemap: name.replace('.xml', '') },
    props: { text },
  }));
};

export const GET: APIRoute = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/xml' } });
