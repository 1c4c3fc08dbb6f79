import { readFileSync } from 'node:fs';
import { facts } from '../facts/index.ts';
import { markShapes } from './mark-shapes.ts';

const mark = markShapes(readFileSync('public/favicon.svg', 'utf8'));

/**
 * Draws what is the owner's: their mark where a drawing has `<g data-mark="x y size"/>`, if it's light enough to stand there; and
 * what a drawing has in `<g data-night="">` only where somebody answers by night.
 */
export function withOwnersOwn(content: string): string {
  const marked = content.replace(/<g data-mark="([\d.]+) ([\d.]+) ([\d.]+)"\/>/g, (_, x, y, size) =>
    mark
      ? `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}" stroke="none">${mark.markup}</svg>`
      : '',
  );
  return facts.business.hours.always ? marked : marked.replace(/<g data-night="">[\s\S]*?<\/g>/g, '');
}
