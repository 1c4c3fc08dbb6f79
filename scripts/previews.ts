import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSite } from './previews/read-site.ts';
import { sheetOf } from './previews/sheet.ts';
import { warningsOf } from './previews/warnings.ts';

// Writes previews/index.html: what search results, shared links and a saved contact show of the built site.
const folder = 'previews';

if (!existsSync('dist')) await import('./build.ts');
if (!process.exitCode) await write();

async function write(): Promise<void> {
  const site = readSite('dist');
  const { icon, pages } = site;
  const pictures = new Set(
    [icon, ...pages.map(({ shared }) => shared.picture?.path)].filter((path) => path !== undefined),
  );
  const missing = new Set([...pictures].filter((path) => !existsSync(join('dist', path))));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const path of pictures) {
    if (missing.has(path)) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join('dist', path), join(folder, path));
  }
  await writeFile(join(folder, 'index.html'), sheetOf(site, missing));
  const { phone, shared, wide } = warningsOf(pages, missing);
  for (const line of [...wide, ...shared]) console.log(line);
  console.log(
    `${folder}/index.html shows ${pages.length} pages; on a phone, ${phone.length} texts are cut. Open it in a browser.`,
  );
}
