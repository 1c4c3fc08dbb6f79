import { readFile, rm, writeFile } from 'node:fs/promises';
import { type CheerioAPI, load } from 'cheerio';
import Color from 'colorjs.io';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { attributesOf, band, textsOf } from '../support/site.ts';

/** Growing and changing the sample firm's site is editing its content, and the tests for every firm pass. */

let copy: ProjectCopy;
beforeEach(async () => {
  copy = await copyProject();
});
afterEach(() => copy.remove());

const page = async (name: string): Promise<CheerioAPI> => load(await readFile(copy.file(`dist/${name}.html`), 'utf8'));

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const text = await readFile(copy.file(file), 'utf8');
  expect(edit(text), file).not.toBe(text);
  await writeFile(copy.file(file), edit(text));
}

async function expectSound(): Promise<void> {
  const built = await copy.build();
  expect(built.printed).toContain('Built dist/');
  const tested = await copy.test('site');
  expect(tested.code, tested.printed).toBe(0);
}

test('a 21st area is one file', { timeout: 240_000 }, async () => {
  const hassocks = await readFile(copy.file('content/areas/hassocks.yaml'), 'utf8');
  const ditchling = hassocks
    .replaceAll('Hassocks', 'Ditchling')
    .replace(/(?<=text: |- |response: |assessment: |powerFlushing: |protection: )>-\n */g, '$&Here: ')
    .replace(/^position: .*\n/m, 'position: { lat: 50.9205, lon: -0.1143 }\n')
    .replace(/^mapLabel: .*\n/m, '')
    .replace(/^nearby: .*$/m, 'nearby: [Hassocks, Burgess Hill, Plumpton, Westmeston]');
  await writeFile(copy.file('content/areas/ditchling.yaml'), ditchling);
  await expectSound();
  const address = '/areas/ditchling';
  expect(textsOf(await page('areas/ditchling'), 'h1')[0]).toContain('Ditchling');
  expect(await readFile(copy.file('dist/sitemap.xml'), 'utf8')).toContain(`${address}</loc>`);
  const areas = await page('areas');
  expect(attributesOf(areas, band('towns', 'li a'), 'href')).toContain(address);
  const label = areas(`main svg a[href="${address}"] text`);
  expect(label.text().trim()).toBe('Ditchling');
  expect(attributesOf(await page('areas/ditchling'), band('postcodes', 'li a'), 'href')).toEqual([
    '/areas/hassocks',
    '/areas/burgess-hill',
  ]);
  expect(attributesOf(await page('areas/hassocks'), band('postcodes', 'li a'), 'href')).toContain(address);
});

test('an area fewer, a service more, a question fewer, other words on every page, another zone and another colour are edits too', {
  timeout: 240_000,
}, async () => {
  await rm(copy.file('content/areas/hassocks.yaml'));
  for (const file of ['about', 'areas/burgess-hill']) {
    await change(`content/${file}.yaml`, (text) => text.replaceAll('[Hassocks](/areas/hassocks)', 'Hassocks'));
  }
  await change('content/services.yaml', (text) =>
    text
      .replace(
        'boilerStopped:\n',
        `  - id: gutters\n    icon: drop\n    title: Gutters\n    description: Cleared, and mended where they leak.\n    features: [Cleared by hand]\nboilerStopped:\n`,
      )
      .replace(/ {4}- question: When will I know the price\?\n[\s\S]*?(?= {4}- question)/, ''),
  );
  await change('content/home.yaml', (text) => text.replace('Water where it should be.', 'Water in its place.'));
  for (const file of ['power-flushing', 'about', 'areas', 'contact', 'not-found', 'area-page']) {
    await change(`content/${file}.yaml`, (text) => text.replace(/^( *)(heading): (?!["[>])(.*)$/gm, '$1$2: "Now: $3"'));
  }
  await change('content/areas/hove.yaml', (text) =>
    text.replace('description: >-', 'description: >-\n  Here is Hove.').replace('zone: centre', 'zone: suburbs'),
  );
  await change('src/styles/palette.css', (text) =>
    text.replace(/--cold: .*$/m, '--cold: light-dark(oklch(63% 0.09 190), oklch(70% 0.1 190));'),
  );
  await expectSound();
  expect(attributesOf(await page('areas'), 'a', 'href')).not.toContain('/areas/hassocks');
  expect(textsOf(await page('areas/burgess-hill'), band('postcodes', 'ul li'))).toContain('Hassocks');
  expect(textsOf(await page('services'), 'main h2')).toContain('Gutters');
  expect(textsOf(await page('services'), band('questions', 'h3'))).toHaveLength(4);
  expect(textsOf(await page('areas/hove'), band('response', 'strong'))).toEqual(['45 minutes']);
  expect(textsOf(await page('areas'), 'main svg text')).toEqual(
    expect.arrayContaining(['30 minutes', '45 minutes', '60 minutes']),
  );
  for (const [file, cold] of [
    ['flush-1', 'oklch(63% 0.09 190)'],
    ['flush-1-dark', 'oklch(70% 0.1 190)'],
  ] as const) {
    const colour = new Color(cold).to('srgb').toString({ format: 'hex' });
    expect(await readFile(copy.file(`dist/drawings/${file}.svg`), 'utf8')).toContain(colour);
  }
});
