import { facts } from '../facts/index.ts';
import { ownersMark } from './mark-shapes.ts';

const { hours } = facts.business;
const { street } = facts.words.home;
const bySea = street === 'seafront' || (street?.behind !== undefined && street.behind !== 'downs');
/** Groups of drawings, by their attributes, that are not true of this firm. */
const untrue = [...(hours.always ? [] : ['data-night']), bySea ? 'data-inland' : 'data-sea'];

/**
 * Draws what is the owner's: their mark where a drawing has `<g data-mark="x y size"/>`, if it's light enough to stand there; the
 * night (`<g data-night="">`) only where somebody answers by night, and the sea (`<g data-sea="">`) where their street has it, else
 * what stands inland (`<g data-inland="">`).
 */
export function withOwnersOwn(content: string): string {
  const marked = content.replace(/<g data-mark="([\d.]+) ([\d.]+) ([\d.]+)"\/>/g, (_, x, y, size) =>
    ownersMark
      ? `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${ownersMark.viewBox}" stroke="none">${ownersMark.markup}</svg>`
      : '',
  );
  return untrue.reduce((text, name) => text.replace(new RegExp(`<g ${name}="">[\\s\\S]*?</g>`, 'g'), ''), marked);
}
