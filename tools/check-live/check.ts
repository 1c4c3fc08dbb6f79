import type { Facts } from '../../src/facts/types.ts';
import { checkCrawlers, checkHttps, checkOtherAddress, checkRedirects, checkSecurityText } from './addresses.ts';
import { type Ask, asker, type Limits, NoAnswer } from './ask.ts';
import { checkConnection, connectionTo } from './certificate.ts';
import { checkHeaders } from './headers.ts';
import { answerTo, type LiveSite, type Row, visit } from './live-site.ts';
import { checkAnswers, checkBuilt, checkBytes, checkFacts, checkLinks } from './pages.ts';

/** What to look for, and where. */
export interface Wanted {
  url: URL;
  facts: Facts;
  /** The files that were built last, by their path from the site's root; with their text where they are pages. */
  built?: ReadonlyMap<string, string> | undefined;
  /** The certificate of whoever signs the site's, where browsers do not know them. */
  ca?: string;
  today?: Date;
  /** Limits that differ from the usual ones. */
  limits?: Partial<Limits>;
}

/**
 * Looks at a site as it is on the network.
 * @throws {NoAnswer} with one sentence, when there is no such site to look at
 */
export async function checkLive({ url, facts, built, ca, today, limits }: Wanted): Promise<Row[]> {
  const ask = asker(limits, ca);
  await refuseOther(url, ask);
  const site = await visit(url, ask, facts, built, today);
  refuseStranger(site);
  return [
    checkAnswers(site),
    checkFacts(site),
    checkBuilt(site),
    ...(await Promise.all([
      checkLinks(site),
      checkHeaders(site),
      checkRedirects(site),
      checkHttps(site),
      checkOtherAddress(site),
      checkCrawlers(site),
      checkSecurityText(site),
    ])),
    checkBytes(site),
    ...(await checkConnection(site)),
  ];
}

/** Home must answer by itself: whatever is wrong with the address is said once. */
async function refuseOther(url: URL, ask: Ask): Promise<void> {
  const way = [url.href];
  for (let at = url; ; ) {
    const answer = await answerTo(ask, at);
    if (answer instanceof NoAnswer) throw new NoAnswer(`${at.origin} ${answer.message}${await dateOf(at, answer)}`);
    const { location } = answer.headers;
    if (location === undefined) break;
    at = new URL(location, at);
    const seen = way.includes(at.href);
    way.push(at.href);
    if (seen || way.length > 10) throw new NoAnswer(`${url.origin} redirects in a loop: ${way.join(' → ')}`);
  }
  if (way.length > 1) throw new NoAnswer(`${url.origin} is no page, but leads on: ${way.join(' → ')}`);
}

/** The day on which a certificate ended. */
async function dateOf(url: URL, { code }: NoAnswer): Promise<string> {
  if (code !== 'CERT_HAS_EXPIRED') return '';
  return ` (on ${(await connectionTo(url)).until.toISOString().slice(0, 10)})`;
}

/** Another firm's site has neither the name nor the number. */
function refuseStranger({ url, pages, facts: { business } }: LiveSite): void {
  const home = pages[0]?.$?.('html').text();
  if (home === undefined || home.includes(business.name) || home.includes(business.phone.text)) return;
  throw new NoAnswer(
    `${url.origin} answers, but with another site: its first page has neither ${business.name} nor ${business.phone.text}`,
  );
}
