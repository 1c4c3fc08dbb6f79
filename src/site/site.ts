import type { AreaPageWords, AreaWords, JobWords, Words } from './files/content.ts';
import type { Download } from './files/download-files.ts';
import type { Palette } from './files/palette-file.ts';
import type { Business } from './schema/business.ts';
import type { Crop } from './schema/crop.ts';
import type { Redirect } from './schema/redirects.ts';
import type { Sentence } from './text/sentence.ts';

/** A page of the site, for navigation, head, sitemap, breadcrumbs and checks. */
export interface Page {
  path: string;
  /** Name in the navigation. For an area, the name of the place; for an error page, its title without the firm's name. */
  name: string;
  /** Whole title, with the firm's name if it fits. */
  title: string;
  description: string;
  /** `error` pages have no address of their own and stay out of search results. */
  kind: 'main' | 'area' | 'error';
}

/** A postcode district. */
export interface Postcode {
  code: string;
  /** Places in the district, in a few words. */
  covers: string;
}

/** An area: the fields of its file, and values computed from them and from the firm's facts. */
export interface Area extends Omit<AreaWords, 'description' | 'nearby' | 'postcodes'> {
  /** Paragraph under the heading. Default: the one in area-page.yaml. */
  description: Sentence;
  /** Name of the area's file, and last part of its path, such as `burgess-hill`. */
  slug: string;
  path: string;
  /** Typical minutes until an emergency visit in the area's zone. Undefined if the firm promises no times. */
  minutes: number | undefined;
  /** Whether a visit is free of the call-out charge. */
  noCallOutCharge: boolean;
  postcodes: readonly Postcode[];
  /** Places nearby, with a path if they have a page. */
  nearby: readonly { name: string; path?: string }[];
  /** Whether the page is about the firm's main town, the first of its towns. */
  isMainTown: boolean;
  /** Words of area-page.yaml with this area's name and response time filled in. */
  sharedWords: Omit<AreaPageWords, 'description' | 'mainTownTitle'>;
}

/** A job that the firm has done. */
export interface Job extends JobWords {
  /** Name of the job's file, without `.yaml`. */
  name: string;
}

/** Facts and words of a firm: what the pages say. */
export interface SiteTexts {
  business: Business;
  words: Omit<Words, 'postcodes'>;
  /** All areas, sorted by name. */
  areas: readonly Area[];
  /** All jobs, newest first. */
  jobs: readonly Job[];
  /** All pages: the navigation in its order, then the areas, then the error pages. */
  pages: readonly Page[];
}

/** One image file of a photograph. `makePhotograph` makes it. */
export interface PhotographFile {
  /** Path of the file on the site. It contains a hash, so that the path changes when the picture changes. */
  path: string;
  /** Width in pixels. */
  width: number;
  format: 'avif' | 'webp';
  /** Path of the owner's JPEG or PNG. */
  original: string;
  /** Part of the original that is shown. */
  crop: Crop;
  /** Hash of the original and the crop. */
  hash: string;
}

/** A photograph of the firm, with the image files that a page shows. */
export interface ShownPhotograph {
  alt: string;
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** Files from narrow to wide: AVIF for modern browsers, WebP for older ones. */
  avif: readonly PhotographFile[];
  webp: readonly PhotographFile[];
}

/** Photographs that pages show. */
export interface Photographs {
  /** Photographs by place: the path of a page, or the place of a drawing (drawing-places.ts). */
  byPlace: ReadonlyMap<string, ShownPhotograph>;
  /** Photographs of people, by the person's name in people.yaml. */
  byPerson: ReadonlyMap<string, ShownPhotograph>;
  /** Photographs of jobs, by name of the job's file. */
  byJob: ReadonlyMap<string, readonly ShownPhotograph[]>;
}

/** Everything that pages say and show. */
export interface Site extends SiteTexts {
  palette: Palette;
  /** SVG text of mark.svg, the firm's logo. */
  mark: string;
  /** SVG texts of the firm's own drawings, each by the name of the drawing in `src/drawings/` that it replaces. */
  drawings: ReadonlyMap<string, string>;
  photographs: Photographs;
  /** PDF files that pages link to. */
  downloads: readonly Download[];
  /** Redirects from the firm's former site. */
  redirects: readonly Redirect[];
}
