import type { Screen } from './cut.ts';
import { resultOf } from './search-result.ts';
import type { SharedPage } from './shared-site.ts';

/** A line for each text that search results cut, and for each page that's shared without a picture. */
export type Warnings = Record<Screen | 'shared', readonly string[]>;

/** @param missing pictures that aren't there */
export function warningsOf(pages: readonly SharedPage[], missing: ReadonlySet<string>): Warnings {
  const cuts = (screen: Screen) =>
    pages.flatMap((page) =>
      Object.entries(resultOf(page, screen))
        .filter(([, { lost }]) => lost)
        .map(([what, { lost }]) => `${page.path}: the ${what} loses “${lost}”`),
    );
  const shared = pages.flatMap(({ path, shared: { picture } }) => {
    if (!picture) return [`${path} names no picture`];
    return missing.has(picture.path) ? [`${path} names a picture that isn’t there, ${picture.path}`] : [];
  });
  return { wide: cuts('wide'), phone: cuts('phone'), shared };
}
