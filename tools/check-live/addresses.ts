import { permanentRedirect } from '../../deploy/host-rules.ts';
import { otherWww } from '../../deploy/other-www.ts';
import { mainPagesOf, routesOf } from '../../src/facts/pages.ts';
import { NoAnswer } from './ask.ts';
import { daysUntil } from './certificate.ts';
import { answerInWords, answerTo, type Fault, type LiveSite, type Row } from './live-site.ts';

/** Other spellings of an address lead to the one of the page, for good. */
export async function checkRedirects({ url, ask, facts, rules }: LiveSite): Promise<Row> {
  const page = (mainPagesOf(facts)[1]?.path ?? '/').slice(1);
  const asked = rules.redirects.map(({ from, to }) => [from.replace('*', page), to.replace(':splat', page)]);
  const faults = await Promise.all(
    asked.map(async ([from = '', to = '']): Promise<Fault[]> => {
      const answer = await answerTo(ask, new URL(`${from}?from=card`, url));
      const fault = { where: from, found: answerInWords(answer), expected: `status ${permanentRedirect} to ${to}` };
      if (answer instanceof NoAnswer || answer.status !== permanentRedirect) return [fault];
      const { location = '' } = answer.headers;
      return new URL(location, url).href === new URL(`${to}?from=card`, url).href ? [] : [fault];
    }),
  );
  return { name: 'Redirects', found: `${asked.length} spellings of an address`, faults: faults.flat() };
}

/** Why the ways to a site are not asked for: they lead to https, and to its usual port. */
const whyNot = ({ protocol, port }: URL) => (protocol === 'http:' ? 'http' : port && 'the address has a port');

/** Who types the address without https arrives there all the same. */
export async function checkHttps({ url, ask }: LiveSite): Promise<Row> {
  const name = 'http to https';
  const why = whyNot(url);
  if (why) return { name, found: `not asked: ${why}`, faults: [], asked: false };
  const plain = new URL('/', `http://${url.host}`);
  const answer = await answerTo(ask, plain);
  const location = answer instanceof NoAnswer ? '' : (answer.headers.location ?? '');
  const faults =
    location.startsWith(`https://${url.host}/`) || location === `https://${url.host}`
      ? []
      : [
          {
            where: plain.href,
            found: answerInWords(answer),
            expected: `a redirect to ${url.origin} (at Cloudflare: SSL/TLS › Edge Certificates › Always Use HTTPS)`,
            // Browsers ask with https first.
            warning: answer instanceof NoAnswer,
          },
        ];
  return { name, found: plain.host, faults };
}

/** Who types the address with www, or without, arrives there all the same. */
export async function checkOtherAddress({ url, ask }: LiveSite): Promise<Row> {
  const name = 'With and without www';
  const why = whyNot(url);
  if (why) return { name, found: `not asked: ${why}`, faults: [], asked: false };
  const other = new URL(otherWww(url.origin));
  const answer = await answerTo(ask, other);
  const location = answer instanceof NoAnswer ? undefined : answer.headers.location;
  const right = location !== undefined && new URL(location, other).origin === url.origin;
  const expected = `a redirect to ${url.origin}, for those who type it so`;
  return {
    name,
    found: other.host,
    faults: right ? [] : [{ where: other.href, found: answerInWords(answer), expected, warning: true }],
  };
}

/** Search engines are let in, and told of every page. */
export async function checkCrawlers({ url, ask, facts }: LiveSite): Promise<Row> {
  const { site } = facts.business;
  const robots = await answerTo(ask, new URL('/robots.txt', url));
  const sitemap = await answerTo(ask, new URL('/sitemap.xml', url));
  const listed = textIn(sitemap).matchAll(/<loc>(.*?)<\/loc>/g);
  const missing = new Set(routesOf(facts).map((path) => site + path));
  const extra = [...listed].flatMap(([, address = '']) => (missing.delete(address) ? [] : [address]));
  const line = `Sitemap: ${site}/sitemap.xml`;
  const faults = [
    ...fault(robots, '/robots.txt', textIn(robots).includes(line) ? '' : 'other lines', line),
    ...fault(robots, '/robots.txt', /^Disallow: *\//m.test(textIn(robots)) ? 'Disallow' : '', 'everything allowed'),
    ...fault(sitemap, '/sitemap.xml', missing.size > 0 ? `without ${[...missing].join(', ')}` : '', 'every page'),
    ...fault(sitemap, '/sitemap.xml', extra.length > 0 ? `also ${extra.join(', ')}` : '', 'no other page'),
  ];
  return { name: 'Search engines', found: 'robots.txt, sitemap.xml', faults: firstOfEach(faults) };
}

/** Who finds a hole in the site is told where to write (RFC 9116), where the site has this file. */
export async function checkSecurityText({ url, ask, built, today }: LiveSite): Promise<Row> {
  const where = '/.well-known/security.txt';
  const name = 'security.txt';
  const answer = await answerTo(ask, new URL(where, url));
  const none = !(answer instanceof NoAnswer) && answer.status === 404 && !built?.has(where);
  if (none) return { name, found: 'not asked: the site has none', faults: [], asked: false };
  const text = textIn(answer);
  const [, expires = ''] = /^Expires: *(\S+)/m.exec(text) ?? [];
  const left = daysUntil(new Date(expires), today);
  const faults = [
    ...fault(answer, where, /^Contact: *\S/m.test(text) ? '' : 'no line Contact', 'Contact: and an address'),
    ...fault(answer, where, left >= 0 ? '' : `Expires: ${expires || 'none'}`, 'a date to come'),
  ];
  return { name, found: expires ? `until ${expires.slice(0, 10)}` : 'no date', faults: firstOfEach(faults) };
}

/** What is wrong with a text file: that it did not come, or what was found in it. */
function fault(answer: Awaited<ReturnType<typeof answerTo>>, where: string, found: string, expected: string): Fault[] {
  if (answer instanceof NoAnswer || answer.status !== 200)
    return [{ where, found: answerInWords(answer), expected: 'status 200' }];
  return found === '' ? [] : [{ where, found, expected }];
}

/** A file that did not come is one fault. */
const firstOfEach = (faults: readonly Fault[]) =>
  faults.filter(({ where, found }, at) => faults.findIndex((one) => one.where === where && one.found === found) === at);

const textIn = (answer: Awaited<ReturnType<typeof answerTo>>) =>
  answer instanceof NoAnswer || answer.status !== 200 ? '' : answer.text();
