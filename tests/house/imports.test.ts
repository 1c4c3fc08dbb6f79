import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** Who may know whom: each room may import from itself and from these. */
const rooms: Record<string, readonly string[]> = {
  facts: [],
  styles: [],
  seo: ['facts'],
  browser: ['facts', 'seo'],
  illustrations: ['facts', 'styles'],
  components: ['facts'],
  frame: ['components', 'facts', 'seo'],
  sections: ['components', 'illustrations', 'facts', 'seo'],
  layouts: ['frame', 'facts', 'seo', 'browser', 'styles'],
  pages: ['layouts', 'sections', 'components', 'illustrations', 'facts', 'seo', 'browser', 'styles'],
};

test.each(Object.entries(rooms))('src/%s imports from itself and from [%s] alone', (room, allowed) => {
  const folder = join('src', room);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx?|astro)$/.test(name) && !name.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const path = join(folder, file);
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const imported = relative('.', join(dirname(path), target));
      if (imported === 'business.config.ts' && room === 'facts') continue;
      const [top, next] = imported.split('/');
      expect(top, `${path} imports ${imported}`).toBe('src');
      expect([room, ...allowed], `${path} imports ${imported}`).toContain(next);
    }
  }
});

test('what runs the project does not lean on what tests it', () => {
  for (const folder of ['scripts', 'deploy', 'src']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.m?tsx?$|\.mjs$/.test(name),
    )) {
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/(from|import)[ (]'(\.\.\/)+tests\//);
    }
  }
});

test('no visible part is written in Astro: its files hold no elements but those of the document', () => {
  for (const file of readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.astro'),
  )) {
    const [, , markup = ''] = readFileSync(join('src/pages', file), 'utf8').split(/^---$/m);
    expect(markup, file).not.toMatch(/<(?!script)[a-z]/);
  }
});
