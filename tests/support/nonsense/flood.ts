import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import type { HostName } from '../../../deploy/host.ts';
import { hostRules } from '../../../deploy/host-rules.ts';
import { rulePaths, siteFiles } from '../../../deploy/site-files.ts';
import { decompressed } from '../../../tools/check-live/ask.ts';
import { type Answer, readAnswers } from './answers.ts';
import { converse } from './conversation.ts';
import { ownAnswer } from './own-answers.ts';
import { hiddenFile, type Kind, marker, type Nonsense, nextFile, nonsense } from './requests.ts';

/** A host that is sent nonsense. */
export interface Flooded {
  name: HostName;
  url: string;
  /** What no answer may hold: words of files that lie beside the site. */
  secrets: readonly string[];
}

/** How many answers of each sort there were. */
export type Tally = Map<string, number>;

/**
 * Sends requests of a kind, each on a connection of its own, and looks at every answer.
 * @param seed the same one makes the same requests of the same site
 * @returns what came back
 * @throws at the first wrong answer, with the smallest request found that gets one, its seed and its path
 */
export async function flood(host: Flooded, kind: Kind, count: number, seed: number): Promise<Tally> {
  const tally: Tally = new Map();
  const property = fc.asyncProperty(nonsense(new URL(host.url).host)[kind], async (request) => {
    for (const sort of await judge(host, request)) tally.set(sort, (tally.get(sort) ?? 0) + 1);
  });
  await fc.assert(property, { numRuns: count, seed });
  return tally;
}

const next = (host: string) => `GET ${nextFile} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

/** Sends one request, and behind it one for a file that nothing else asks for. */
async function judge(host: Flooded, request: Nonsense): Promise<string[]> {
  const { received, ending } = await converse(host.url, request.text + next(new URL(host.url).host));
  if (ending === 'hung') throw new Error(`The host neither answered to the end nor closed: ${shown(received)}`);
  for (const secret of host.secrets) {
    if (received.includes(secret)) throw new Error(`An answer holds ${JSON.stringify(secret)}: ${shown(received)}`);
  }
  if (received.replace(/^Location: .*/gim, '').includes(marker))
    throw new Error(`An answer repeats what was asked: ${shown(received)}`);
  const answers = readAnswers(received, ending === 'reset');
  if (answers.length === 0 && request.holds && ending === 'closed')
    throw new Error('The host closed without an answer');
  judgeOrder(answers, request);
  const sorts = answers.map((answer) => judgeAnswer(host, request, answer));
  return sorts.length > 0 ? sorts : [`none, ${ending}`];
}

/** Each answer is that of its own request: a host may refuse the rest, but not mistake one for another. */
function judgeOrder(answers: readonly Answer[], { holds }: Nonsense): void {
  const found = answers.map(kindOf);
  const order = found.join(', ');
  if (holds === undefined) {
    // Of bytes changed at random it is not known how many requests they are.
    if (/next, |^hidden/.test(order)) throw new Error(`Answers in the order of ${order}`);
    return;
  }
  const expected = [...holds, 'next'];
  const right = found.every((one, at) => one === expected[at] || one === 'refused');
  if (!right || answers.length > expected.length) {
    throw new Error(`Answers to ${order}, expected ${expected.join(', ')}, or fewer`);
  }
}

/** What an answer is to: the file behind, the one hidden in a request, or the request itself, unless it refuses. */
function kindOf({ status, headers, body }: Answer): string {
  const whole = status === 200 ? decoded(headers, body) : '';
  if (whole === text(nextFile)) return 'next';
  if (whole === text(hiddenFile)) return 'hidden';
  return refused(status) ? 'refused' : 'request';
}

const refused = (status: number) => status >= 400 && status !== 404;

/** @returns which sort of answer it is */
function judgeAnswer(host: Flooded, request: Nonsense, answer: Answer): string {
  const { status, headers, body } = answer;
  const content = decoded(headers, body);
  const own = ownAnswer(host.name, request, answer, content);
  if (own) return own;
  const wrong = (what: string) =>
    new Error(`Answer ${status} ${what}: ${shown(content + JSON.stringify([...headers]))}`);
  if (!fromSite.includes(status)) throw wrong('is none of the site');
  for (const [name, values] of expectedHeaders) {
    if (!values.includes(headers.get(name) ?? '')) throw wrong(`has no right ${name}`);
  }
  const location = headers.get('location');
  if ((location !== undefined) !== [307, 308].includes(status)) throw wrong('has a Location');
  if (location !== undefined && !samePlace.test(location)) throw wrong(`leads to ${location}`);
  if (status === 200 && body !== '' && !isFile(content)) throw wrong('is no file of the site');
  if (status === 200 && body === '' && headers.get('content-length') === '0') throw wrong('is empty');
  if (status === 404 && body !== '' && content !== text('/404.html')) throw wrong('is not the 404 page');
  if (![200, 404].includes(status) && body.length > 200) throw wrong('has a long body');
  return String(status);
}

/** A path of this site: browsers take `//` and `/\` at the start for another, and drop tabs and line ends. */
const samePlace = /^\/(?![/\\])[^\0-\x20\x7f]*$/;

/** The answers that the site itself gives. Any other is a fault, or one of the server's own (`own-answers.ts`). */
const fromSite = [200, 304, 307, 308, 404, 405, 412];

/** The headers of every answer, with the values that the rules give them. */
const rules = hostRules(siteFiles('dist')).headers;
const expectedHeaders = Object.keys(rules[0]?.headers ?? {}).map((name): [string, string[]] => [
  name.toLowerCase(),
  rules.flatMap(({ headers }) => headers[name] ?? []),
]);

const contents = new Map(siteFiles('dist').map((file) => [file, readFileSync(`dist${file}`, 'latin1')]));
const published = new Set([...contents].filter(([file]) => !rulePaths.includes(file)).map(([, bytes]) => bytes));
const text = (file: string) => contents.get(file) ?? '';
const isFile = (bytes: string) => published.has(bytes);

/** A body without its compression. */
function decoded(headers: ReadonlyMap<string, string>, body: string): string {
  if (body === '') return body;
  return decompressed(Buffer.from(body, 'latin1'), headers.get('content-encoding')).toString('latin1');
}

const shown = (bytes: string) => JSON.stringify(bytes.length > 600 ? `${bytes.slice(0, 600)}…` : bytes);
