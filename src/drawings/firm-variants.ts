import type { Site } from '../site/site.ts';
import { markShapes } from './mark-shapes.ts';

/**
 * Makes a drawing true of a firm: inserts its mark in the place of `<g data-mark="x y size"/>`, if that is small enough, and removes the
 * groups that don't hold: `<g data-night="">` unless the firm answers by night, and either `<g data-sea="">` or `<g data-inland="">`.
 */
export function firmVariants({ business, mark, words }: Site): (content: string) => string {
  const { street } = words.home;
  const bySea = street === 'seafront' || (street?.behind !== undefined && street.behind !== 'downs');
  const untrue = [...(business.hours.always ? [] : ['data-night']), bySea ? 'data-inland' : 'data-sea'];
  const groups = new RegExp(`<g (?:${untrue.join('|')})="">[\\s\\S]*?</g>`, 'g');
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
