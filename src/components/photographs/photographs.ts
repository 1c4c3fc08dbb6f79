import { join } from 'node:path';
import { type PhotographFile, photographFiles } from '../../assets/photograph-files.ts';
import { site } from '../../site/current.ts';
import type { PhotographWords } from '../../site/files/content.ts';
import { firmFolder } from '../../site/files/firm-folder.ts';
import { jobsFor } from '../../site/jobs.ts';
import {
  cropOf,
  openPhotograph,
  type PhotographUse,
  photographUseAt,
  photographUses,
} from '../../site/photograph-uses.ts';
import type { Job } from '../../site/site.ts';

/** A photograph of the owner's, ready to be shown. */
export interface ShownPhotograph {
  alt: string;
  /** The size of its largest file, in pixels. */
  width: number;
  height: number;
  /** Its files from narrow to wide, in a modern format and in one that older browsers know. */
  avif: readonly PhotographFile[];
  webp: readonly PhotographFile[];
}

const { people, photographs } = site.words;
/** The jobs that pages show. */
const jobs = [...new Set(site.pages.flatMap(({ path }) => jobsFor(site, path)))];

const placed = await Promise.all(
  photographs.map(async (words) => {
    return [words.place, await photographOf(words, photographUseAt(words.place))] as const;
  }),
);
const portraits = await Promise.all(
  people.map(async ({ name, photograph }) => [name, photograph && (await photographOf(photograph, 'person'))] as const),
);
const ofJobs = await Promise.all(
  jobs.map(async ({ name, photographs: own = [] }) => {
    return [name, await Promise.all(own.map((words) => photographOf(words, 'job')))] as const;
  }),
);

const byPlace = new Map<string, ShownPhotograph>(placed);
const byPerson = new Map(portraits);
const byJob = new Map(ofJobs);

/** Everything that is served: the files of the photographs that pages show, by their paths. */
export const servedFiles: ReadonlyMap<string, PhotographFile> = new Map(
  [...byPlace.values(), ...byPerson.values(), ...byJob.values()]
    .flat()
    .flatMap((photograph) => (photograph ? [...photograph.avif, ...photograph.webp] : []))
    .map((served) => [served.path, served]),
);

/** The photograph that content/photographs.yaml names for the top of a page, by its path, or for the place of a drawing. */
export const photographAt = (place: string): ShownPhotograph | undefined => byPlace.get(place);

/** The photograph of someone in content/people.yaml. */
export const portraitOf = (name: string): ShownPhotograph | undefined => byPerson.get(name);

/** The photographs of a job that a page shows. */
export const photographsOf = ({ name }: Job): readonly ShownPhotograph[] => byJob.get(name) ?? [];

async function photographOf(words: PhotographWords, use: PhotographUse): Promise<ShownPhotograph> {
  const path = join(firmFolder(), 'photographs', words.file);
  const { autoOrient } = await openPhotograph(path).metadata();
  const crop = cropOf(words, use, autoOrient);
  const { widths } = photographUses[use];
  const [avif, webp] = [photographFiles(path, crop, widths, 'avif'), photographFiles(path, crop, widths, 'webp')];
  const width = Math.min(crop.width, Math.max(...widths));
  return { alt: words.alt, width, height: Math.round((crop.height / crop.width) * width), avif, webp };
}
