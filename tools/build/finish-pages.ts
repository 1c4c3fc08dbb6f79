import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from '../../deploy/site-files.ts';
import { sealPage } from './seal-page.ts';
import { propertiesIn, trimStyles } from './trim-styles.ts';

/** Gives every page in a folder its own styles, what no browser needs taken out, and its policy. */
export function finishPages(folder: string): void {
  const usedLater = usedByScripts(folder);
  for (const file of pageFiles(folder).map((name) => folder + name)) {
    writeFileSync(file, sealPage(trimStyles(withoutMarkers(readFileSync(file, 'utf8')), usedLater)));
  }
}

/** The custom properties that scripts use once the page is there. */
function usedByScripts(folder: string): Set<string> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Set(propertiesIn(scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join()));
}

/** Without the comments by which React would find its texts again, and the namespace that HTML gives SVG by itself. */
const withoutMarkers = (html: string) => html.replaceAll(/<!-- -->| xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g, '');
