import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** For each folder of src/: the other folders that it may import from. */
const allowedImports: Record<string, readonly string[]> = {
  site: [],
  styles: ['site'],
  client: ['site'],
  drawings: ['site', 'styles'],
  assets: ['client', 'drawings', 'site', 'styles'],
  components: ['drawings', 'assets', 'site'],
  layouts: ['components', 'drawings', 'assets', 'client', 'site', 'styles'],
  pages: ['layouts', 'components', 'drawings', 'assets', 'client', 'site', 'styles'],
};

test('every folder of src/ has an entry in this list', () => {
  expect(readdirSync('src').sort()).toEqual(Object.keys(allowedImports).sort());
});

test.each(Object.entries(allowedImports))('src/%s imports only from itself and from [%s]', (folder, allowed) => {
  const files = sourceFiles(`src/${folder}`);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    for (const imported of importsOf(file)) {
      if (imported === 'package.json' && folder === 'styles') continue;
      const [top, next] = imported.split('/');
      expect(top, `${file} imports ${imported}`).toBe('src');
      expect([folder, ...allowed], `${file} imports ${imported}`).toContain(next);
    }
  }
});

test('components get their content as props: only routes and the document import the current site', () => {
  const importing = sourceFiles('src').filter((file) => importsOf(file).includes('src/site/current.ts'));
  expect(importing).toContain('src/layouts/Document.astro');
  // A folder in src/pages/ whose name begins with an underscore holds the sections of one page, not routes.
  const isRoute = (file: string) => file.startsWith('src/pages/') && !file.includes('/_');
  expect(importing.filter((file) => !isRoute(file))).toEqual(['src/layouts/Document.astro']);
});

test('only src/site/current.ts looks up the current firm: no other module reads a firm’s files when it is imported', () => {
  const calling = sourceFiles('src').filter((file) => readFileSync(file, 'utf8').includes('firmFolder()'));
  expect(calling.filter((file) => !file.startsWith('src/site/files/'))).toEqual(['src/site/current.ts']);
});

test('src, tools and deploy import nothing from tests', () => {
  for (const file of ['tools', 'deploy', 'src'].flatMap(sourceFiles)) {
    expect(
      importsOf(file).filter((imported) => imported.startsWith('tests/')),
      file,
    ).toEqual([]);
  }
});

test('Astro files have no HTML elements: visible parts are React components', () => {
  for (const file of sourceFiles('src/pages').filter((name) => name.endsWith('.astro'))) {
    const [, , markup = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    expect(markup, file).not.toMatch(/<(?!script)[a-z]/);
  }
});

test('React components contain no text: it comes from content/', () => {
  // Text that components may contain: units and punctuation.
  const allowed = /^(mm|©|[.,:/|]*)$/;
  for (const file of sourceFiles('src').filter((name) => name.endsWith('.tsx'))) {
    const markup = readFileSync(file, 'utf8').match(/<[\s\S]*>/)?.[0] ?? '';
    for (const [, text = ''] of markup.matchAll(/(?<!=)>([^<>{}=;()]+)(?=[<{])/g)) {
      expect(text.trim(), `${file} says "${text.trim()}"`).toMatch(allowed);
    }
    expect(markup, file).not.toMatch(/(label|heading|alt|title|aria-label)="[^"]*[a-z] ?[a-z]/);
  }
});

/** Paths of the .ts, .tsx, .mjs and .astro files in a folder and its subfolders, except tests and type declarations. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|astro)$/.test(name) && !/\.test\.|\.d\.m?ts$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

/** Paths, from the root of the project, of the project's files that a file imports. Packages are left out. */
function importsOf(file: string): string[] {
  if (!/\.(tsx?|mjs|astro)$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^'?]+)/g)].map(([, target = '']) =>
    posix.join(posix.dirname(file), target),
  );
}
