import type { z } from 'zod';
import { about, people } from '../schema/about.ts';
import type { area } from '../schema/area.ts';
import type { areaPage } from '../schema/area-page.ts';
import { areas, map, postcodes } from '../schema/areas.ts';
import { constants } from '../schema/constants.ts';
import { contact } from '../schema/contact.ts';
import { applicationError, badges, emergency, frame, labels, notFound, tradeWords } from '../schema/every-page.ts';
import { evidence, prices, reviews } from '../schema/evidence.ts';
import { home, house } from '../schema/home.ts';
import type { job } from '../schema/job.ts';
import type { photograph, Shape } from '../schema/photograph.ts';
import { photographs } from '../schema/photograph.ts';
import { powderFlushing, powerFlushing } from '../schema/power-flushing.ts';
import { services } from '../schema/services.ts';
import type { IconName, questions, section } from '../schema/shared.ts';
import type { Sentence } from '../text/sentence.ts';

/** The files of content/ that stand once, by their names without `.yaml`. */
export const contentFiles = {
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
  home,
  services,
  'power-flushing': powerFlushing,
  'powder-flushing': powderFlushing.optional(),
  about,
  areas,
  'trade-words': tradeWords,
  postcodes,
  contact,
  'not-found': notFound,
  'application-error': applicationError,
} as const;

/** The words of every file but the areas', by file name. */
export type Words = { [Name in keyof typeof contentFiles]: z.output<(typeof contentFiles)[Name]> };

/** The words that all area pages have, with one place's name filled in. */
export type AreaPageWords = z.output<typeof areaPage>;

/** The words of one area page. */
export type AreaWords = z.output<typeof area>;

/** A job as its file has it. */
export type JobWords = z.output<typeof job>;

/** A picture of the owner's, as content/ names it. */
export type PhotographWords = z.output<typeof photograph> & { shape?: Shape | undefined };

/** A heading and the text under it. */
export type SectionWords = z.output<typeof section>;

/** One of several parallel points. */
export interface TitledWords {
  icon?: IconName;
  title: string;
  text: Sentence;
}

/** Questions with their answers. */
export type Questions = z.output<typeof questions>;
