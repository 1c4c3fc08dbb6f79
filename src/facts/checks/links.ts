import { type Problem, show } from '../problem.ts';
import type { Facts } from '../read.ts';
import { routes } from '../routes.ts';
import { type Entry, repeated } from './entries.ts';

/** The links of the words lead to pages of this site, and to services that are there once. */
export function checkLinks({ words }: Facts): Problem[] {
  const { home, services, frame } = words;
  const known = new Set([...routes, ...services.services.map(({ id }) => `/services#${id}`)]);
  const hrefs: Entry[] = [
    ...home.highlights.items.map(({ href }, index) => ({
      file: 'content/home.yaml',
      field: `highlights.items[${index + 1}].href`,
      value: href,
    })),
    ...frame.services.map(({ href }, index) => ({
      file: 'content/frame.yaml',
      field: `services[${index + 1}].href`,
      value: href,
    })),
    ...services.services.flatMap(({ link }, index) =>
      link ? [{ file: 'content/services.yaml', field: `services[${index + 1}].link.href`, value: link.href }] : [],
    ),
  ];
  const broken = hrefs
    .filter(({ value }) => !known.has(value))
    .map(({ file, field, value }) => ({
      file,
      field,
      found: show(value),
      expected: `a page of this site: ${[...known].join(', ')}`,
    }));
  const ids = services.services.map(({ id }, index) => ({
    file: 'content/services.yaml',
    field: `services[${index + 1}].id`,
    value: id,
  }));
  return [...broken, ...repeated(ids)];
}
