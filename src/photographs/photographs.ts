import { join } from 'node:path';
import sharp from 'sharp';
import { type PhotographFile, photographFiles } from '../bundles/photograph-files.ts';
import type { PhotographWords, Shape } from '../facts/content.ts';
import { facts } from '../facts/index.ts';
import { jobsFor } from '../facts/jobs.ts';
import type { Job } from '../facts/types.ts';
import { cropTo } from './crop.ts';

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

/** How photographs are shown: the widths of their files, in pixels, and width over height where content/ names no shape. */
const uses = {
  page: { widths: [480, 960, 1600], ratio: undefined },
  drawing: { widths: [800], ratio: 4 / 3 },
  job: { widths: [640], ratio: 4 / 3 },
  person: { widths: [480], ratio: 1 },
};
const ratios: Record<Shape, number> = { wide: 3 / 2, square: 1, tall: 3 / 4 };

const { people, photographs } = facts.words;
/** The jobs that pages show. */
const jobs = [...new Set(facts.pages.flatMap(({ path }) => jobsFor(facts, path)))];

const placed = await Promise.all(
  photographs.map(async (words) => {
    const use = words.place.includes('#') ? 'drawing' : 'page';
    return [words.place, await photographOf(words, use)] as const;
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

const byPlace = new Map(placed);
const byPerson = new Map(portraits);
const byJob = new Map(ofJobs);

/** Everything that is served: the files of the photographs that pages show, by their paths. */
export const servedFiles: ReadonlyMap<string, PhotographFile> = new Map(
  [...byPlace.values(), ...byPerson.values(), ...byJob.values()]
    .flat()
    .flatMap((photograph) => (photograph ? [...photograph.avif, ...photograph.webp] : []))
    .map((served) => [served.path, served]),
);

/** The photograph that content/photographs.yaml names for a page, or for a drawing (facts/drawing-places.ts). */
export const photographAt = (place: string): ShownPhotograph | undefined => byPlace.get(place);

/** The photograph of someone in content/people.yaml. */
export const portraitOf = (name: string): ShownPhotograph | undefined => byPerson.get(name);

/** The photographs of a job that a page shows. */
export const photographsOf = ({ name }: Job): readonly ShownPhotograph[] => byJob.get(name) ?? [];

async function photographOf(words: PhotographWords, use: keyof typeof uses): Promise<ShownPhotograph> {
  const { alt, file, focus, shape } = words;
  const { ratio, widths } = uses[use];
  const path = join('photographs', file);
  const { autoOrient } = await sharp(path).metadata();
  const crop = cropTo(autoOrient, shape ? ratios[shape] : ratio, focus);
  const [avif, webp] = [photographFiles(path, crop, widths, 'avif'), photographFiles(path, crop, widths, 'webp')];
  const width = Math.min(crop.width, Math.max(...widths));
  return { alt, width, height: Math.round((crop.height / crop.width) * width), avif, webp };
}
