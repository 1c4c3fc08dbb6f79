import { everyPath, type HostRules, revalidate } from '../../deploy/host-rules.ts';
import type { Answer, NoAnswer } from './ask.ts';
import { answerTo, type Fault, type LiveSite, type Row, unknownPath } from './live-site.ts';

/** Every answer has the headers that the rules of the hosts give it. */
export async function checkHeaders({ url, ask, pages, unknown, rules, built }: LiveSite): Promise<Row> {
  // Of files with a rule of their own, one each; which names change with their content is known where the site was built.
  const own = rules.headers.filter(({ path }) => path !== everyPath);
  const named = own.map(({ path }) => [...(built?.keys() ?? [path])].find((file) => fits(path, file)) ?? '*');
  const files = [...new Set(named)].filter((file) => !file.includes('*'));
  const answers: [path: string, answer: Answer | NoAnswer][] = [
    ...pages.map(({ page, answer }): [string, Answer | NoAnswer] => [page.path, answer]),
    [unknownPath, unknown.answer],
    ...(await Promise.all(
      files.map(async (path): Promise<[string, Answer | NoAnswer]> => {
        return [path, await answerTo(ask, new URL(path, url), 'HEAD')];
      }),
    )),
  ];
  const faults = answers.flatMap(([path, answer]) => (answer instanceof Error ? [] : faultsIn(path, answer, rules)));
  return { name: 'Headers', found: `of ${answers.length} answers`, faults };
}

function faultsIn(where: string, { status, headers }: Answer, rules: HostRules): Fault[] {
  // What became of it is said elsewhere.
  if (status >= 500) return [];
  return Object.entries(expectedHeaders(rules, where)).flatMap(([name, value]) => {
    const found = String(headers[name.toLowerCase()] ?? 'none');
    return plain(found) === plain(value) ? [] : [{ where, found: `${name}: ${found}`, expected: value }];
  });
}

/** The headers that the rules give an address: a later rule replaces what an earlier one says of the same header. */
export function expectedHeaders({ headers }: HostRules, path: string): Record<string, string> {
  const own = headers.filter((rule) => fits(rule.path, path)).map((rule) => rule.headers);
  return Object.assign({ 'Cache-Control': revalidate }, ...own);
}

/** Whether a path is one of a rule's, in which `*` stands for any characters. */
function fits(rule: string, path: string): boolean {
  const [start = '', end] = rule.split('*');
  return end === undefined ? path === rule : path.startsWith(start) && path.endsWith(end);
}

const plain = (value: string) => value.replaceAll(/\s/g, '').toLowerCase();
