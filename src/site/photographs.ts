import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PhotographWords } from './files/content.ts';
import { jobsFor } from './jobs.ts';
import {
  cropOf,
  openPhotograph,
  type PhotographUse,
  photographPath,
  photographUseAt,
  photographUses,
} from './photograph-uses.ts';
import type { PhotographFile, Photographs, ShownPhotograph, SiteTexts } from './site.ts';

/**
 * Computes sizes and paths of the photographs that pages show. The files are made later, by `makePhotograph`.
 * @param folder folder of the originals
 * @throws if an original can't be read. `checkPhotographs` runs first and reports such files
 */
export async function readPhotographs({ areas, jobs, pages, words }: SiteTexts, folder: string): Promise<Photographs> {
  const shownJobs = [...new Set(pages.flatMap(({ path }) => jobsFor({ areas, jobs }, path)))];
  const read = (words: PhotographWords, use: PhotographUse) =>
    readPhotograph(photographPath(folder, words.file) ?? join(folder, words.file), words, use);
  return {
    byPlace: await mapOf(words.photographs, async (own) => [own.place, await read(own, photographUseAt(own.place))]),
    byPerson: await mapOf(
      words.people.flatMap(({ name, photograph }) => (photograph ? [{ name, photograph }] : [])),
      async ({ name, photograph }) => [name, await read(photograph, 'person')],
    ),
    byJob: await mapOf(shownJobs, async ({ name, photographs = [] }) => [
      name,
      await Promise.all(photographs.map((own) => read(own, 'job'))),
    ]),
  };
}

/** All image files of the photographs, each once. */
export function photographFiles({ byPlace, byPerson, byJob }: Photographs): PhotographFile[] {
  const shown = [...byPlace.values(), ...byPerson.values(), ...byJob.values()].flat();
  const files = shown.flatMap(({ avif, webp }) => [...avif, ...webp]);
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

async function mapOf<Item, Value>(items: readonly Item[], read: (item: Item) => Promise<readonly [string, Value]>) {
  return new Map(await Promise.all(items.map(read)));
}

/** Name of a file in a form that suits addresses: `Mum’s bathroom (1)` gives `mums-bathroom-1`. Default: `photograph`. */
const addressFrom = (name: string) =>
  name
    .normalize('NFD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'photograph';

async function readPhotograph(original: string, words: PhotographWords, use: PhotographUse): Promise<ShownPhotograph> {
  const { autoOrient } = await openPhotograph(original).metadata();
  const crop = cropOf(words, use, autoOrient);
  const { widths } = photographUses[use];
  const width = Math.min(crop.width, Math.max(...widths));
  const hash = createHash('sha256').update(readFileSync(original)).update(JSON.stringify(crop)).digest('hex');
  const name = addressFrom(parse(original).name);
  const filesIn = (format: PhotographFile['format']) =>
    // A file is never wider than its crop of the original.
    [...new Set(widths.map((each) => Math.min(each, crop.width)))].map((each): PhotographFile => {
      const path = `/photographs/${name}-${hash.slice(0, 6)}-${each}.${format}`;
      return { path, width: each, format, original, crop, hash };
    });
  return {
    alt: words.alt,
    width,
    height: Math.round((crop.height / crop.width) * width),
    avif: filesIn('avif'),
    webp: filesIn('webp'),
  };
}
