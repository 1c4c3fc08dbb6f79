import { siteFiles } from '../../deploy/site-files.ts';
import { table } from '../report.ts';
import { hostTitles, onEachHost } from './hosts.ts';

/** What every host sends with Home, and how long it lets browsers keep what. */
export async function headers(): Promise<string> {
  const hosts = await onEachHost(async ({ name, url }) => ({
    title: hostTitles[name],
    home: await answerTo(`${url}/`),
    others: await Promise.all(paths().map((path) => answerTo(url + path))),
  }));
  const titles = hosts.map(({ title }) => title);
  const names = [...new Set(hosts.flatMap(({ home }) => [...home.headers.keys()]))].sort();
  return `With Home:

${table(
  ['Header', ...titles],
  names.map((name) => [name, ...hosts.map(({ home }) => shown(home.headers.get(name)))]),
)}

And elsewhere:

${table(
  ['Address', ...titles],
  paths().map((path, index) => [path, ...hosts.map(({ others }) => inShort(others[index]))]),
)}`;
}

const answerTo = (address: string) => fetch(address, { redirect: 'manual', headers: { 'accept-encoding': 'br' } });

/** An address for each kind of answer. */
const paths = () => [
  '/services/',
  '//services',
  '/nope',
  '/404',
  '/favicon.svg',
  '/tooltips-00000000.js',
  ...siteFiles('dist').filter((file) => /^\/tooltips-|\.vcf$|^\/share\/about|^\/speculation/.test(file)),
];

/** Status, type, how long it is kept, where it leads. */
function inShort(answer: Response | undefined): string {
  const said = ['content-type', 'cache-control', 'location'].map((name) => answer?.headers.get(name));
  return [answer?.status, ...said].filter(Boolean).join('; ');
}

/** A value in a cell, or a dash; long lists may break. */
const shown = (value: string | null) =>
  value === null ? '–' : `\`${value.replaceAll(',', ', ').replaceAll(',  ', ', ')}\``;
