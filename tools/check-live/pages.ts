import type { CheerioAPI } from 'cheerio';
import { differencesOf } from '../launch-check/built-site.ts';
import {
  answerInWords,
  answerTo,
  type Fault,
  type LivePage,
  type LiveSite,
  type Row,
  unknownPath,
} from './live-site.ts';
import { filesOf, linksOf } from './page-links.ts';

/** The most bytes of a page on the wire, compressed by the host, with the lettering that is in it. */
export const heaviestPage = 18_000;

const html = 'text/html; charset=utf-8';

/** Every page of the list answers with a page, and an unknown address with the page for those. */
export function checkAnswers({ pages, unknown }: LiveSite): Row {
  const faults = [
    ...pages.flatMap((each) => answerFault(each, each.page.path, 200)),
    ...answerFault(unknown, unknownPath, 404),
  ];
  return { name: 'Pages', found: `${pages.length} of the list, and one that does not exist`, faults };
}

function answerFault({ answer, $ }: LivePage, where: string, status: number): Fault[] {
  if (!$ || answer instanceof Error)
    return [{ where, found: answerInWords(answer), expected: `a page, with status ${status}` }];
  const type = answer.headers['content-type'] ?? 'no type';
  return type.toLowerCase() === html ? [] : [{ where, found: type, expected: html }];
}

/** Every page has the number, the link that dials it, the name, the title, the description and the address of the facts. */
export function checkFacts({ pages, unknown, facts: { business } }: LiveSite): Row {
  const faults = came([...pages, unknown]).flatMap(({ page, markup }) =>
    differencesOf(page, markup, business).map((found) => ({ where: page.path, found, expected: 'what the facts say' })),
  );
  return { name: 'Facts', found: `${business.phone.text} and its link, name, title, description, address`, faults };
}

/** Every page comes compressed, within its bytes. */
export function checkBytes({ pages }: LiveSite): Row {
  const sizes = came(pages).map(({ page, body, encoding }) => ({ where: page.path, bytes: body.length, encoding }));
  const faults = sizes.flatMap(({ where, bytes, encoding }) => [
    ...(encoding === 'br' ? [] : [{ where, found: `compression: ${encoding ?? 'none'}`, expected: 'br (brotli)' }]),
    ...(encoding !== 'br' || bytes <= heaviestPage
      ? []
      : [{ where, found: `${figure(bytes)} bytes`, expected: `at most ${figure(heaviestPage)}` }]),
  ]);
  const bytes = sizes.map((size) => size.bytes).sort((one, other) => one - other);
  const found =
    bytes.length > 0 ? `${figure(bytes[0])} to ${figure(bytes.at(-1))} of ${figure(heaviestPage)} a page` : 'no page';
  return { name: 'Bytes on the wire', found, faults };
}

/** Every page is the one that was built last. */
export function checkBuilt({ pages, unknown, built }: LiveSite): Row {
  const name = 'Same as dist/';
  if (!built) return { name, found: 'not asked: no dist/ here', faults: [], asked: false };
  const arrived = came([...pages, unknown]);
  const other = arrived.filter(({ page, markup }) => built.get(fileOf(page.path)) !== markup);
  const faults = other.map(({ page }) => ({
    where: page.path,
    found: 'another page than the one built last',
    expected: `dist${fileOf(page.path)}; the live site is older (npm run deploy), or something on the way changes it`,
  }));
  return {
    name,
    found: `${arrived.length - other.length} of ${pages.length + 1} pages are the ones built last`,
    faults,
  };
}

/** Every link within the site leads to something, and every file that a page names is there. */
export async function checkLinks({ url, ask, pages, unknown, facts: { business } }: LiveSite): Promise<Row> {
  const { site } = business;
  const documents = new Map(came(pages).map(({ page, $ }) => [page.path, $]));
  /** By what is linked to: a page that does so. */
  const targets = new Map<string, string>();
  const places: Fault[] = [];
  for (const { page, $ } of came([...pages, unknown])) {
    const links = linksOf($, site + page.path).filter(
      ({ pathname }) => page.kind !== 'error' || pathname !== page.path,
    );
    const files = filesOf($).map((file) => new URL(file, site + page.path));
    for (const { pathname } of [...links, ...files.filter(({ origin }) => origin === site)])
      targets.set(pathname, page.path);
    places.push(
      ...links
        .filter(({ hash, pathname }) => isNowhere(hash, documents.get(pathname)))
        .map(({ hash, pathname }) => ({
          where: page.path,
          found: `a link to ${pathname}${hash}, where no such place is`,
          expected: 'one element with this id',
        })),
    );
  }
  // What became of the pages themselves is said where they are asked for.
  const others = [...targets].filter(([target]) => !pages.some(({ page }) => page.path === target));
  const answers = await Promise.all(
    others.map(async ([target, where]) => ({
      target,
      where,
      answer: await answerTo(ask, new URL(target, url), 'HEAD'),
    })),
  );
  const dead = answers.filter(({ answer }) => answer instanceof Error || answer.status !== 200);
  const faults = dead.map(({ target, where, answer }) => ({
    where,
    found: `names ${target}: ${answerInWords(answer)}`,
    expected: 'status 200',
  }));
  return {
    name: 'Links and files',
    found: `${targets.size} addresses that pages name`,
    faults: [...faults, ...places],
  };
}

const isNowhere = (hash: string, $?: CheerioAPI) =>
  hash !== '' && $ !== undefined && $(`[id="${decodeURIComponent(hash.slice(1))}"]`).length !== 1;

/** The pages that came, with what came. */
function came(pages: readonly LivePage[]) {
  return pages.flatMap(({ page, answer, $ }) => {
    if (!$ || answer instanceof Error) return [];
    return [{ page, $, markup: answer.text(), body: answer.body, encoding: answer.headers['content-encoding'] }];
  });
}

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);
const figure = (bytes = 0) => bytes.toLocaleString('en');
