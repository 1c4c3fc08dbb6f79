import type { IdReference } from 'schema-dts';
import type { Business } from '../../site/schema/business.ts';
import type { Area } from '../../site/site.ts';

/** JSON-LD identifiers of nodes that several pages refer to. Search engines remember them, so they must never change. */
export const ids = {
  business: ({ site }: Business) => `${site}/#business`,
  website: ({ site }: Business) => `${site}/#website`,
  /** An area as a place. The page about the area has another identifier, its URL. */
  place: ({ site }: Business, { slug }: Pick<Area, 'slug'>) => `${site}/areas#${slug}`,
};

/** JSON-LD reference to a node that is defined elsewhere. */
export const referTo = (id: string): IdReference => ({ '@id': id });
