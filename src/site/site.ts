import type { AreaPageWords, AreaWords, JobWords, Words } from './files/content.ts';
import type { Download } from './files/download-files.ts';
import type { Palette } from './files/palette-file.ts';
import type { Business } from './schema/business.ts';
import type { Crop } from './schema/crop.ts';
import type { Redirect } from './schema/redirects.ts';
import type { Sentence } from './text/sentence.ts';

/** A page of the site, as navigation, head, sitemap, breadcrumb and checks know it. */
export interface Page {
  path: string;
  /** What the navigation calls it; for an area, the place's name. */
  name: string;
  /** The whole title, with the firm's name where there is room. */
  title: string;
  description: string;
  /** `error` pages have no address of their own and stay out of search results. */
  kind: 'main' | 'area' | 'error';
}

/** A postcode district. */
export interface Postcode {
  code: string;
  /** What it covers, in a few words. */
  covers: string;
}

/** The facts of one area page: its own words, and the words that all areas share with its name filled in. */
export interface Area extends Omit<AreaWords, 'description' | 'nearby' | 'postcodes'> {
  /** Its own paragraph, or that of all areas. */
  description: Sentence;
  /** The name of its file, and the end of its path. */
  slug: string;
  path: string;
  /** Typical minutes until an emergency visit, by zone. Undefined where the firm promises none. */
  minutes: number | undefined;
  /** Whether there is no call-out charge. */
  noCallOutCharge: boolean;
  postcodes: readonly Postcode[];
  /** Neighbouring places, with a path where they have a page. */
  nearby: readonly { name: string; path?: string }[];
  /** What the pages of all areas say, with this area's name filled in. */
  sharedWords: Omit<AreaPageWords, 'description'>;
}

/** A job that was done. */
export interface Job extends JobWords {
  /** The name of its file. */
  name: string;
}

/** What the pages say: the facts and the words of a firm. */
export interface SiteTexts {
  business: Business;
  words: Omit<Words, 'postcodes'>;
  /** By name. */
  areas: readonly Area[];
  /** The newest first. */
  jobs: readonly Job[];
  /** The navigation in its order, the areas, the error pages. */
  pages: readonly Page[];
}

/** One file that is served of a photograph; `makePhotograph` makes it. */
export interface PhotographFile {
  /** Its address, which changes with what it shows. */
  path: string;
  /** In pixels. */
  width: number;
  format: 'avif' | 'webp';
  /** The path of the owner's JPEG or PNG, and the part of it that is shown. */
  original: string;
  crop: Crop;
  /** Identifies both. */
  hash: string;
}

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

/** The photographs that pages show. */
export interface Photographs {
  /** By the path of the page at whose top one stands, or the place of the drawing that one replaces. */
  byPlace: ReadonlyMap<string, ShownPhotograph>;
  /** By the name of the person in content/people.yaml. */
  byPerson: ReadonlyMap<string, ShownPhotograph>;
  /** By the name of the job's file. */
  byJob: ReadonlyMap<string, readonly ShownPhotograph[]>;
}

/** Everything the pages say and show. */
export interface Site extends SiteTexts {
  palette: Palette;
  /** The text of mark.svg. */
  mark: string;
  /** The firm's own drawings: the text of each `.svg` by the name of the one in `src/drawings/` that it replaces. */
  drawings: ReadonlyMap<string, string>;
  photographs: Photographs;
  /** The firm's documents. */
  downloads: readonly Download[];
  /** Addresses of the firm's former site. */
  redirects: readonly Redirect[];
}
