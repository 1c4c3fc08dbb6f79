import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Run } from '../../tools/run-program.ts';
import { commit } from '../support/commit.ts';
import { firmFolder } from '../support/other-firm.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

/** The same commit on two machines: other folders, clocks, languages, and one of them has never built before. */
let copies: ProjectCopy[];
let runs: Run[];
beforeAll(async () => {
  copies = await Promise.all([copyProject(firmFolder), copyProject(firmFolder)]);
  for (const { file } of copies) commit(file('.'), '2026-06-01T23:30:00Z', 'content');
  await emptyCache(copies[1] as ProjectCopy);
  const machines = [
    { TZ: 'Pacific/Kiritimati', LC_ALL: 'en_GB.UTF-8', NODE_ENV: 'development' },
    { TZ: 'America/Los_Angeles', LC_ALL: 'tr_TR.UTF-8', NODE_ENV: 'production' },
  ];
  runs = await Promise.all(copies.map((copy, index) => copy.build({ env: machines[index] ?? {} })));
}, 300_000);
afterAll(() => Promise.all(copies.map((copy) => copy.remove())));

test('two builds of one commit are the same to the byte', async () => {
  expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  const [one = new Map(), other] = await Promise.all(copies.map(hashes));
  expect([...one.keys()].length).toBeGreaterThan(30);
  const names = [...new Set([...one.keys(), ...(other?.keys() ?? [])])].sort();
  expect(names.filter((name) => one.get(name) !== other?.get(name))).toEqual([]);
});

test('the bill of materials names every package of the lockfile, with its version, licence and hash', async () => {
  const { components, dependencies, ...bill } = await readJson<Bill>('sbom.cdx.json');
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  const { '': _, ...packages } = (await readJson<Lockfile>('package-lock.json')).packages;
  const named = new Map(components.map((component) => [`${component.name}@${component.version}`, component]));
  expect(named.size).toBe(components.length);
  const locked = Object.entries(packages).map(([path, { version, integrity }]) => ({
    name: path.replace(/.*node_modules\//, ''),
    version,
    hash: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
  }));
  expect([...named.keys()].sort()).toEqual(
    [...new Set(locked.map(({ name, version }) => `${name}@${version}`))].sort(),
  );
  for (const { name, version, hash } of locked) {
    expect(named.get(`${name}@${version}`), name).toMatchObject({
      type: 'library',
      'bom-ref': expect.any(String),
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [expect.anything()],
      hashes: [{ alg: 'SHA-512', content: hash }],
    });
  }
  const references = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']));
  for (const { ref, dependsOn = [] } of dependencies) {
    for (const name of [ref, ...dependsOn]) expect(references, name).toContain(name);
  }
});

test('the site passes on the licence of each package that visitors get a part of, and its script says where', async () => {
  const published = await publishedPackages();
  const names = published.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react-dom', '@radix-ui/react-tooltip', '@tanstack/query-core', 'lucide-react']),
  );
  for (const { name, licence, text } of published) {
    expect(licence, name).toMatch(/^(MIT|ISC|0BSD|BSD-[23]-Clause|OFL-1\.1)$/);
    expect(text, name).toMatch(/Copyright.*\d{4}|Copyright \(c\) /);
    expect(text, name).toMatch(/above copyright notice/);
  }
  const script = (await readdir(dist())).find((name) => /^tooltips-.*\.js$/.test(name));
  expect(await readFile(dist(script), 'utf8')).toMatch(/^\/\/ Licences: \/licences\.txt\n/);
});

test('every package that visitors get a part of is named in a decision, or brought by one that is', async () => {
  const folder = 'docs/decisions';
  const files = await readdir(folder);
  const decisions = (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  const { packages } = await readJson<Lockfile>('package-lock.json');
  const own = Object.keys({ ...packages['']?.devDependencies, ...packages['']?.dependencies });
  const named = new Set(own.filter((name) => decisions.includes(`\`${name}\``)));
  // A set grows while it is walked through.
  for (const name of named) {
    for (const brought of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) named.add(brought);
  }
  const unnamed = (await publishedPackages()).map(({ name }) => name).filter((name) => !named.has(name));
  expect(unnamed).toEqual([]);
});

const dist = (name = '') => copies[0]?.file(`dist/${name}`) ?? '';
const readJson = async <T>(name: string): Promise<T> => JSON.parse(await readFile(copies[0]?.file(name) ?? '', 'utf8'));

/** What the built site says is in it. */
async function publishedPackages(): Promise<{ name: string; licence: string; text: string }[]> {
  const [, ...parts] = (await readFile(dist('licences.txt'), 'utf8')).split(/^-{72}$/m);
  return parts.flatMap((text) =>
    [...text.matchAll(/^(\S+) \d\S* \((\S+)\)$/gm)].map(([, name = '', licence = '']) => ({ name, licence, text })),
  );
}

/** The hash of each file of a built site. */
async function hashes({ file }: ProjectCopy): Promise<Map<string, string>> {
  const entries = await readdir(file('dist'), { recursive: true, withFileTypes: true });
  const names = [...entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))];
  return new Map(
    await Promise.all(
      [...names, file('sbom.cdx.json')].map(async (name): Promise<[string, string]> => {
        const hash = createHash('sha256').update(await readFile(name));
        return [name.slice(file('').length), hash.digest('hex')];
      }),
    ),
  );
}

/** Gives a copy the same packages without what builds keep beside them. */
async function emptyCache({ file }: ProjectCopy): Promise<void> {
  await rm(file('node_modules'));
  await mkdir(file('node_modules'));
  const names = (await readdir('node_modules')).filter((name) => !name.startsWith('.'));
  for (const name of names) await symlink(resolve('node_modules', name), file(`node_modules/${name}`), 'junction');
}

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
}

interface Bill {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

interface Lockfile {
  packages: Record<
    string,
    {
      version: string;
      integrity: string;
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    }
  >;
}
