import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text = ''): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
const check = () => checkFiles(folder, 'https://www.example.org');

test.each([
  ['a style sheet', 'about.html', '<link rel="stylesheet" href="/_astro/a.css">', '/_astro/a.css'],
  ['a script', 'about.html', '<script type="module" src="/_astro/a.js"></script>', '/_astro/a.js'],
  ['a script that loads later', 'about.html', '<script>import("/tooltips-1.js")</script>', '/tooltips-1.js'],
  ['a size of a photograph', 'about.html', '<img src="/a.webp" srcset="/a.webp 1x, /b.webp 2x">', '/b.webp'],
  ['a drawing', 'about.html', '<svg><use href="/icons.svg#tap" /></svg>', '/icons.svg'],
  ['a font in a page', 'about.html', '<style>@font-face{src:url(/a.woff2)}</style>', '/a.woff2'],
  ['a share picture', 'about.html', '<meta property="og:image" content="https://www.example.org/a.png">', '/a.png'],
  ['a font in a style sheet', '_astro/a.css', '@font-face{src:url("b.woff2?v=1")}', '/_astro/b.woff2'],
  ['a picture in a script', '_astro/a.js', 'image.src="/later.webp"', '/later.webp'],
  ['an icon of the manifest', 'site.webmanifest', '{"icons":[{"src":"/icon.png"}]}', '/icon.png'],
])('%s that was not written is named with what asks for it', (_, file, text, missing) => {
  write('a.webp');
  write(file, text);
  expect(check).toThrow(`/${file.replace('.html', '')}: asks for ${missing}, which was not written`);
  write(missing.slice(1));
  expect(check).not.toThrow();
});

test('addresses of pages, of other sites and of data need no file', () => {
  write(
    'index.html',
    '<a href="/about">1</a><a href="https://example.com/a.png"><img src="data:image/png;base64,AA"></a>',
  );
  write('a.css', '.a{mask:url("data:image/svg+xml,%3Csvg/%3E")}.b{clip-path:url(#round)}');
  expect(check).not.toThrow();
});
