import type { IdReference } from 'schema-dts';
import type { Business } from '../content/business.ts';
import type { Area } from '../facts/types.ts';

/** What identifies the things that several pages speak of; it never changes. */
export const ids = {
  business: ({ site }: Business) => `${site}/#business`,
  website: ({ site }: Business) => `${site}/#website`,
  /** An area as a place, not its page. */
  place: ({ site }: Business, { slug }: Pick<Area, 'slug'>) => `${site}/areas#${slug}`,
};

/** Stands for a thing that another page, or another part of this one, writes out. */
export const referTo = (id: string): IdReference => ({ '@id': id });
