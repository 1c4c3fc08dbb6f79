import { site } from '../site/current.ts';
import { firmMark } from './mark-shapes.ts';

const { hours } = site.business;
const { street } = site.words.home;
const bySea = street === 'seafront' || (street?.behind !== undefined && street.behind !== 'downs');
/** Attributes of the groups that aren't true of this firm. */
const untrue = [...(hours.always ? [] : ['data-night']), bySea ? 'data-inland' : 'data-sea'];

/**
 * Inserts the firm's mark in the place of `<g data-mark="x y size"/>`, if it is small enough, and removes the groups that aren't true of
 * the firm: `<g data-night="">` unless it answers by night, and either `<g data-sea="">` or `<g data-inland="">`.
 */
export function applyFirmVariants(content: string): string {
  const marked = content.replace(/<g data-mark="([\d.]+) ([\d.]+) ([\d.]+)"\/>/g, (_, x, y, size) =>
    firmMark
      ? `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${firmMark.viewBox}" stroke="none">${firmMark.markup}</svg>`
      : '',
  );
  return untrue.reduce((text, name) => text.replace(new RegExp(`<g ${name}="">[\\s\\S]*?</g>`, 'g'), ''), marked);
}
