import { readFile, writeFile } from 'node:fs/promises';
import { load } from 'cheerio';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { build, copyProject } from '../support/project-copy.ts';

const inCopy = copyProject();

test('a photograph of the owner’s takes the drawing’s place, in AVIF and WebP, with its room kept', async () => {
  const picture = { create: { width: 1200, height: 800, channels: 3 as const, background: '#3f9a92' } };
  await sharp(picture).jpeg().toFile(inCopy('photographs/team.jpg'));
  await writeFile(
    inCopy('content/photographs.yaml'),
    '- page: about\n  file: team.jpg\n  alt: Two engineers beside their van\n',
  );
  expect((await build(inCopy('.'))).code).toBe(0);

  const $ = load(await readFile(inCopy('dist/about.html'), 'utf8'));
  const image = $('main picture img');
  expect(image.attr('alt')).toBe('Two engineers beside their van');
  expect([image.attr('width'), image.attr('height')]).toEqual(['1200', '800']);
  const versions = [$('main picture source').attr('srcset'), image.attr('srcset')].join(', ').split(', ');
  expect(versions).toHaveLength(6);
  for (const version of versions) {
    const [address = '', width] = version.split(' ');
    const { format, width: real } = await sharp(inCopy(`dist${address}`)).metadata();
    expect(address).toMatch(format === 'heif' ? /\.avif$/ : /\.webp$/);
    expect(`${real}w`).toBe(width);
  }
});

test('a photograph that is named and not there ends the build', async () => {
  await writeFile(
    inCopy('content/photographs.yaml'),
    '- page: about\n  file: nobody.jpg\n  alt: Two engineers beside their van\n',
  );
  const { code, printed } = await build(inCopy('.'));
  expect(code).toBe(1);
  expect(printed).toContain('photographs/nobody.jpg');
});
