import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'html-minifier-next';
import { htmlFiles } from './check-pages.ts';
import { sealPage } from './seal-page.ts';
import { renameProperties } from './short-names.ts';
import { namesIn, trimStyles } from './trim-styles.ts';

/** Gives every page in a folder its own styles, what no browser needs taken out, and its policy; calls back after each. */
export async function finishPages(folder: string, onPage = () => {}): Promise<void> {
  const usedLater = await shortenInScripts(folder);
  for (const file of htmlFiles(folder).map((name) => join(folder, name))) {
    const trimmed = trimStyles(await readFile(file, 'utf8'), usedLater);
    await writeFile(file, sealPage(await minify(trimmed, smaller)));
    onPage();
  }
}

/**
 * Gives the custom properties that scripts use short names, the same for all of them.
 * @returns each name with its short one
 */
async function shortenInScripts(folder: string): Promise<ReadonlyMap<string, string>> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js')).map((name) => join(folder, name));
  const code = await Promise.all(scripts.map((script) => readFile(script, 'utf8')));
  const used = [...new Set(namesIn(code.join()))].sort();
  const names = new Map(used.map((name, index) => [name, `--${index}`]));
  const shortened = code.map((text) => renameProperties(text, (name) => names.get(name) ?? name));
  await Promise.all(scripts.map((script, index) => writeFile(script, shortened[index] ?? '')));
  return names;
}

/** Nothing that changes what a browser makes of a page; paths are exact to a tenth of their drawing's unit. */
const smaller: NonNullable<Parameters<typeof minify>[1]> = {
  collapseBooleanAttributes: true,
  minifySVG: { plugins: ['removeXMLNS', { name: 'convertPathData', params: { floatPrecision: 1 } }] },
  // React's, by which it would find its texts again in a browser.
  removeComments: true,
};
