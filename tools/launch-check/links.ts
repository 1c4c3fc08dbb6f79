import type { Business } from '../../src/content/business.ts';
import { madeUpIn } from '../../src/content/placeholder-facts.ts';
import type { FieldPath } from '../../src/content/problem.ts';
import { textsOf } from '../../src/content/texts.ts';
import { type Finding, inBusiness } from './finding.ts';

/** Milliseconds that a page may take to answer. */
const patience = 5000;
/** Asked only when a link does not answer at all, to tell its fault from ours. */
const reference = 'https://www.gov.uk/';
/** Answers of pages that do not like to be asked by a program. */
const shy = [401, 403, 405, 429];

/** How a page answered: with a status, or with none. */
export type Ask = (url: string) => Promise<number | undefined>;

/** What the links say, and what could not be found out. */
export interface LinkReport {
  findings: Finding[];
  notes: string[];
}

/** Asks a page over the network, and follows it where it leads. */
export const askOverNetwork: Ask = async (url) => {
  try {
    const { body, status } = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'follow' });
    await body?.cancel();
    return status;
  } catch {
    return undefined;
  }
};

/**
 * Finds links to other sites that answer with an error, or not at all. Addresses that are kept for examples are not asked.
 * @param ask how to reach a page
 */
export async function checkLinks(business: Business, ask: Ask): Promise<LinkReport> {
  const links = externalLinks(business).filter(({ url }) => madeUpIn(url).length === 0);
  const answers = await Promise.all(links.map(async (link) => ({ ...link, status: await ask(link.url) })));
  const silent = answers.some(({ status }) => status === undefined);
  if (silent && (await ask(reference)) === undefined) {
    return { findings: [], notes: ['The links to other sites were not checked: there is no network.'] };
  }
  const wrong = answers.filter(({ status }) => status === undefined || (status >= 400 && !shy.includes(status)));
  const unsure = answers.filter(({ status }) => status !== undefined && shy.includes(status));
  return {
    findings: wrong.map(({ field, url, status }) => ({
      kind: 'link',
      place: inBusiness(...field),
      found:
        status === undefined ? `${url} does not answer within 5 seconds` : `${url} answers with the error ${status}`,
      why: 'A reader who wants to check what the site says is led nowhere',
      mend: 'open it in a browser, and write the address that works',
    })),
    notes: unsure.map(({ url, status }) => `${url} answers programs with ${status}: open it yourself.`),
  };
}

/** The addresses in the business file, but for the site's own. */
function externalLinks(business: Business): { field: FieldPath; url: string }[] {
  return textsOf(business)
    .filter(([[first], text]) => first !== 'site' && /^https:\/\//.test(text))
    .map(([field, url]) => ({ field, url }));
}
