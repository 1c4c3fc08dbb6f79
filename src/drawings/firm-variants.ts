import type { Site } from '../site/site.ts';
import { markShapes } from './mark-shapes.ts';

/**
 * Returns a function that adapts the content of a drawing to a firm. It replaces `<g data-mark="x y size"/>` by the firm's mark (logo), or
 * removes this element if `markShapes` returns undefined. It removes `<g data-night="">` unless the firm answers at any hour,
 * `<g data-inland="">` if the firm's town is by the sea, and `<g data-sea="">` if it isn't.
 */
export function firmVariants({ business, mark, words }: Site): (content: string) => string {
  const { street } = words.home;
  const bySea = street === 'seafront' || (street?.behind !== undefined && street.behind !== 'downs');
  const removed = [...(business.hours.always ? [] : ['data-night']), bySea ? 'data-inland' : 'data-sea'];
  const groups = new RegExp(`<g (?:${removed.join('|')})="">[\\s\\S]*?</g>`, 'g');
  const shapes = markShapes(mark);
  return (content) =>
    content
      .replace(/<g data-mark="([\d.]+) ([\d.]+) ([\d.]+)"\/>/g, (_, x, y, size) =>
        shapes
          ? `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${shapes.viewBox}" stroke="none">${shapes.markup}</svg>`
          : '',
      )
      .replace(groups, '');
}
