import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSharedSite } from './previews/shared-site.ts';
import { sheetOf } from './previews/sheet.ts';
import { warningsOf } from './previews/warnings.ts';

// Writes previews/index.html: what search results, shared links and a saved contact show of the site, which it builds first.
const folder = 'previews';

await import('./build.ts');
if (!process.exitCode) await write();

async function write(): Promise<void> {
  const site = readSharedSite('dist');
  const { icon, pages } = site;
  const pictures = new Set(pages.flatMap(({ shared }) => shared.picture?.path ?? []));
  const missing = new Set([...pictures].filter((path) => !existsSync(join('dist', path))));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const path of [...(icon ? [icon] : []), ...pictures.difference(missing)]) {
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
