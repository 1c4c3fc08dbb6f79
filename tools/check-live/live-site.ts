import { type CheerioAPI, load } from 'cheerio';
import { type HostRules, hostRules } from '../../deploy/host-rules.ts';
import { pagesOf } from '../../src/facts/page-list.ts';
import type { Facts, Page } from '../../src/facts/types.ts';
import { type Answer, type Ask, NoAnswer } from './ask.ts';

/** A site on the network, and what it should be. */
export interface LiveSite {
  /** Where it is asked for; the facts have the address that it says of itself. */
  url: URL;
  ask: Ask;
  facts: Facts;
  rules: HostRules;
  /** The files that were built last, by their path from the site's root; none where the site was not built here. */
  built: ReadonlyMap<string, string> | undefined;
  /** Every page with an address of its own, as it was answered. */
  pages: readonly LivePage[];
  /** What an address that nothing has is answered with. */
  unknown: LivePage;
  today: Date;
}

/** A page of the list, and what came for it. */
export interface LivePage {
  page: Page;
  answer: Answer | NoAnswer;
  /** Only of a page that came, with its status. */
  $?: CheerioAPI;
}

/** One thing that is not as it should be. */
export interface Fault {
  /** A path of the site, or what it is about. */
  where: string;
  found: string;
  expected: string;
  /** Worth mending, but nobody is turned away yet. */
  warning?: boolean;
}

/** What one check says. */
export interface Row {
  name: string;
  /** What was looked at, or why it was not. */
  found: string;
  faults: readonly Fault[];
  /** False where there was nothing to look at. */
  asked?: boolean;
}

/** A path that nothing has. */
export const unknownPath = '/no-page-has-this-address';

/** Asks for every page of the list. */
export async function visit(
  url: URL,
  ask: Ask,
  facts: Facts,
  built: ReadonlyMap<string, string> | undefined,
  today = new Date(),
): Promise<LiveSite> {
  const rules = hostRules(built ? [...built.keys()] : []);
  const list = pagesOf(facts.business, facts.words, facts.areas);
  const visitPage = async (page: Page, path: string, status: number): Promise<LivePage> => {
    const answer = await answerTo(ask, new URL(path, url));
    const came = !(answer instanceof NoAnswer) && answer.status === status;
    return { page, answer, ...(came && { $: load(answer.text()) }) };
  };
  const notFound = list.find(({ path }) => path === '/404');
  if (!notFound) throw new Error('The list of pages has none for unknown addresses');
  const own = list.filter(({ kind }) => kind !== 'error');
  const [unknown, ...pages] = await Promise.all([
    visitPage(notFound, unknownPath, 404),
    ...own.map((page) => visitPage(page, page.path, 200)),
  ]);
  return { url, ask, facts, rules, built, pages, unknown, today };
}

/** The answer, or why there is none. */
export async function answerTo(ask: Ask, url: URL, method?: 'HEAD'): Promise<Answer | NoAnswer> {
  try {
    const answer = await ask(url, method);
    if (method !== 'HEAD') answer.text();
    return answer;
  } catch (error) {
    if (error instanceof NoAnswer) return error;
    throw error;
  }
}

/** What came, in words. */
export function answerInWords(answer: Answer | NoAnswer): string {
  if (answer instanceof NoAnswer) return answer.message;
  const { location } = answer.headers;
  return location === undefined ? `status ${answer.status}` : `status ${answer.status} to ${location}`;
}
