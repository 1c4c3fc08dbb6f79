import type { IdReference } from 'schema-dts';
import type { Business } from '../../site/schema/business.ts';
import type { Area } from '../../site/site.ts';

/** JSON-LD identifiers of the nodes that several pages refer to. They never change. */
export const ids = {
  business: ({ site }: Business) => `${site}/#business`,
  website: ({ site }: Business) => `${site}/#website`,
  /** An area as a place, not its page. */
  place: ({ site }: Business, { slug }: Pick<Area, 'slug'>) => `${site}/areas#${slug}`,
};

/** JSON-LD reference to a node that is defined elsewhere. */
export const referTo = (id: string): IdReference => ({ '@id': id });
