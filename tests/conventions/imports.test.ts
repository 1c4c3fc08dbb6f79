import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** Who may know whom: each room of src/ may import from itself and from these. */
const rooms: Record<string, readonly string[]> = {
  facts: [],
  styles: [],
  seo: ['facts'],
  browser: ['facts', 'seo'],
  bundles: ['browser', 'facts', 'styles'],
  illustrations: ['facts', 'styles'],
  photographs: ['facts'],
  components: ['facts', 'photographs'],
  frame: ['components', 'facts', 'seo'],
  sections: ['components', 'illustrations', 'photographs', 'facts'],
  layouts: ['frame', 'facts', 'seo', 'browser', 'bundles', 'styles'],
  pages: ['layouts', 'sections', 'illustrations', 'photographs', 'facts', 'seo', 'browser', 'bundles'],
};

test('every room of src/ has its line above', () => {
  expect(readdirSync('src').sort()).toEqual(Object.keys(rooms).sort());
});

test.each(Object.entries(rooms))('src/%s imports from itself and from [%s] alone', (room, allowed) => {
  const files = sourceFiles(join('src', room));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    for (const imported of importsOf(file)) {
      if (imported === 'business.config.ts' && room === 'facts') continue;
      const [top, next] = imported.split('/');
      expect(top, `${file} imports ${imported}`).toBe('src');
      expect([room, ...allowed], `${file} imports ${imported}`).toContain(next);
    }
  }
});

test('no file imports itself by way of others, types included', () => {
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    expect(way, `${[...way, file].join(' → ')}`).not.toContain(file);
    if (done.has(file)) return;
    for (const imported of importsOf(file)) follow(imported, [...way, file]);
    done.add(file);
  };
  for (const file of ['src', 'scripts', 'deploy', 'tests/support'].flatMap(sourceFiles)) follow(file, []);
});

test('what runs the project does not lean on what tests it', () => {
  for (const file of ['scripts', 'deploy', 'src'].flatMap(sourceFiles)) {
    expect(
      importsOf(file).filter((imported) => imported.startsWith('tests/')),
      file,
    ).toEqual([]);
  }
});

test('no visible part is written in Astro: its files hold no elements but those of the document', () => {
  for (const file of sourceFiles('src/pages').filter((name) => name.endsWith('.astro'))) {
    const [, , markup = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    expect(markup, file).not.toMatch(/<(?!script)[a-z]/);
  }
});

test('no words are written in React: they come from content/', () => {
  // A number's unit, and what stands between words.
  const allowed = /^(mm|©|[.,:/|]*)$/;
  for (const file of sourceFiles('src').filter((name) => name.endsWith('.tsx'))) {
    const markup = readFileSync(file, 'utf8').match(/<[\s\S]*>/)?.[0] ?? '';
    for (const [, text = ''] of markup.matchAll(/>([^<>{}=;()]+)(?=[<{])/g)) {
      expect(text.trim(), `${file} says "${text.trim()}"`).toMatch(allowed);
    }
    expect(markup, file).not.toMatch(/(label|heading|alt|title|aria-label)="[^"]*[a-z] ?[a-z]/);
  }
});

/** The TypeScript and Astro files in a folder, tests apart. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|astro)$/.test(name) && !/\.test\.|\.d\.m?ts$/.test(name))
    .map((name) => join(folder, name));
}

/** The project's own files that a file imports, from the project's root. */
function importsOf(file: string): string[] {
  if (!/\.(tsx?|mjs|astro)$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^'?]+)/g)].map(([, target = '']) =>
    relative('.', join(dirname(file), target)),
  );
}
