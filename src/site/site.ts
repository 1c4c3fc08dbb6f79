import type { AreaPageWords, AreaWords, JobWords, Words } from './files/content.ts';
import type { Business } from './schema/business.ts';

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
export interface Area extends Omit<AreaWords, 'nearby' | 'postcodes'> {
  /** Its own paragraph, or that of all areas. */
  description: string;
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
  page: Omit<AreaPageWords, 'description'>;
}

/** A job that was done. */
export interface Job extends JobWords {
  /** The name of its file. */
  name: string;
}

/** Everything the pages say. */
export interface Site {
  business: Business;
  words: Omit<Words, 'postcodes'>;
  /** By name. */
  areas: readonly Area[];
  /** The newest first. */
  jobs: readonly Job[];
  /** The navigation in its order, the areas, the error pages. */
  pages: readonly Page[];
}
