import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'html-minifier-next';
import { htmlFiles } from './check-pages.ts';
import { sealPage } from './seal-page.ts';
import { namesIn, trimStyles } from './trim-styles.ts';

/** Gives every page in a folder its own styles, what no browser needs taken out, and its policy; calls back after each. */
export async function finishPages(folder: string, onPage = () => {}): Promise<void> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const code = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  const usedLater = new Set(namesIn(code.join()));
  for (const file of htmlFiles(folder).map((name) => join(folder, name))) {
    const trimmed = trimStyles(await readFile(file, 'utf8'), usedLater);
    await writeFile(file, sealPage(await minify(trimmed, smaller)));
    onPage();
  }
}

/** Nothing that changes what a browser makes of a page; paths are exact to a tenth of their drawing's unit. */
const smaller: NonNullable<Parameters<typeof minify>[1]> = {
  collapseBooleanAttributes: true,
  minifyCSS: true,
  minifySVG: { plugins: ['removeXMLNS', { name: 'convertPathData', params: { floatPrecision: 1 } }] },
  // React's, by which it would find its texts again in a browser.
  removeComments: true,
};
