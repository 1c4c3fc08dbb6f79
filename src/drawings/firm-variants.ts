import type { Site } from '../site/site.ts';
import { markShapes } from './mark-shapes.ts';

/**
 * Returns a function that adapts the content of a drawing to a firm. `<g data-mark="x y size"/>` becomes the firm's mark (logo), or is
 * removed if `markShapes` returns undefined. `<g data-night="">` is removed unless the firm answers at any hour. `<g data-inland="">` is
 * removed if the firm's town is by the sea, and `<g data-sea="">` if the town is inland. A town is by the sea if `street` in home.yaml is
 * the seafront, or has anything but the downs behind it.
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
