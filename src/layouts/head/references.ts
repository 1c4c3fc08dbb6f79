import type { IdReference } from 'schema-dts';
import type { Business } from '../../site/schema/business.ts';
import type { Area } from '../../site/site.ts';

/** JSON-LD identifiers of nodes that several pages refer to. Search engines remember them, so they must never change. */
export const ids = {
  business: ({ site }: Business) => `${site}/#business`,
  website: ({ site }: Business) => `${site}/#website`,
  /** The place that an area is, as opposed to its page. */
  place: ({ site }: Business, { slug }: Pick<Area, 'slug'>) => `${site}/areas#${slug}`,
};

/** JSON-LD reference to a node that is defined elsewhere. */
export const referTo = (id: string): IdReference => ({ '@id': id });
