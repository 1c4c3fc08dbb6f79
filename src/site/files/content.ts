import type { z } from 'zod';
import { mainPages } from '../page-list.ts';
import { people } from '../schema/about.ts';
import { area } from '../schema/area.ts';
import { areaPage } from '../schema/area-page.ts';
import { map, postcodes } from '../schema/areas.ts';
import { businessSchema } from '../schema/business.ts';
import { claims } from '../schema/claims.ts';
import { constants } from '../schema/constants.ts';
import { applicationError, badges, emergency, frame, labels, notFound, tradeWords } from '../schema/every-page.ts';
import { evidence, prices, reviews } from '../schema/evidence.ts';
import { house } from '../schema/home.ts';
import { job } from '../schema/job.ts';
import { look } from '../schema/look.ts';
import type { photograph, Shape } from '../schema/photograph.ts';
import { photographs } from '../schema/photograph.ts';
import { powderFlushing } from '../schema/power-flushing.ts';
import { redirects } from '../schema/redirects.ts';
import type { IconName, questions, section } from '../schema/shared.ts';
import type { Sentence } from '../text/sentence.ts';
import { entryFolderOf, entryFolders } from './entry-files.ts';

type MainPage = (typeof mainPages)[keyof typeof mainPages];
type PageFiles = { [Page in MainPage as Page['file']]: Page['schema'] };

const pageFiles = Object.fromEntries(Object.values(mainPages).map(({ file, schema }) => [file, schema])) as PageFiles;

/**
 * Schemas of the files that a firm has once, by file name without `.yaml`. Left out are files that have facts instead of words (business,
 * claims, redirects), and area-page.yaml, whose words are filled in for each area.
 */
export const contentFiles = {
  look,
  constants,
  labels,
  frame,
  emergency,
  prices,
  reviews,
  evidence,
  badges,
  photographs,
  people,
  house,
  map,
  ...pageFiles,
  'powder-flushing': powderFlushing.optional(),
  'trade-words': tradeWords,
  postcodes,
  'not-found': notFound,
  'application-error': applicationError,
} as const;

const wordSchemas = { 'area-page': areaPage, ...contentFiles };

/**
 * Schemas of all files of content/, by name without `.yaml`. `area` is for every file in content/areas/, and `job` for every file in
 * content/jobs/.
 */
export const fileSchemas = { business: businessSchema, claims, redirects, ...wordSchemas, area, job };

/** Names of the files of words, without `.yaml`. A firm's own file replaces fields of the standard file of the same name in `words/`. */
export const wordFiles = Object.keys(wordSchemas);

/** Names of the files that a firm has once, without `.yaml`: all but areas and jobs. */
export const singleFiles = ['business', 'claims', 'redirects', ...wordFiles];

/**
 * Whether content/ may have a file.
 * @param file its path in content/, without `.yaml`
 */
export function isContentFile(file: string): boolean {
  const folder = entryFolderOf(file);
  return folder ? entryFolders[folder].pattern.test(file.slice(folder.length + 1)) : singleFiles.includes(file);
}

/** Checked words of the files in `contentFiles`, by name of the file. */
export type Words = { [Name in keyof typeof contentFiles]: z.output<(typeof contentFiles)[Name]> };

/** Checked fields of area-page.yaml, the words that all area pages share. */
export type AreaPageWords = z.output<typeof areaPage>;

/** Checked fields of an area's file. */
export type AreaWords = z.output<typeof area>;

/** Checked fields of a job's file. */
export type JobWords = z.output<typeof job>;

/** An entry for a photograph in content/. */
export type PhotographWords = z.output<typeof photograph> & { shape?: Shape | undefined };

/** A heading and the text under it. */
export type SectionWords = z.output<typeof section>;

/** A list item with a title and a text, and perhaps an icon. */
export interface TitledWords {
  icon?: IconName;
  title: string;
  text: Sentence;
}

/** A heading, and questions with their answers. */
export type Questions = z.output<typeof questions>;
