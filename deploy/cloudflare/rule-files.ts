import {
  everyPath,
  type HeaderRule,
  type HostRules,
  namelessPages,
  notFoundPage,
  permanentRedirect,
} from '../host-rules.ts';

/** What Cloudflare reads beside the site, by the names of the files; Netlify reads both as well, but for lines with `!`. */
export function ruleFiles({ headers, redirects }: HostRules): ReadonlyMap<string, string> {
  const toOneAddress = redirects.map(({ from, to }) => `${from} ${to} ${permanentRedirect}`);
  // A rewrite to an address that nothing has answers with status 404.
  const rewrites = namelessPages.map((page) => `${page} ${notFoundPage}/unknown 200`);
  return new Map([
    ['_headers', `${headers.map((rule) => block(rule, headers)).join('\n\n')}\n`],
    ['_redirects', `${[...rewrites, ...toOneAddress].join('\n')}\n`],
  ]);
}

/** Values of all rules that fit a path are joined with commas, unless `!` takes back what another one set. */
function block({ path, headers }: HeaderRule, rules: readonly HeaderRule[]): string {
  const general = rules.filter((rule) => rule.path === everyPath && path !== everyPath);
  const replaced = Object.keys(headers).filter((name) => general.some((rule) => name in rule.headers));
  const lines = [...replaced.map((name) => `! ${name}`), ...Object.entries(headers).map((line) => line.join(': '))];
  return [path, ...lines.map((line) => `  ${line}`)].join('\n');
}
