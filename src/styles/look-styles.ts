import type { Words } from '../site/files/content.ts';

/** Returns the CSS of a firm's look (look.yaml): corners, and flanges of the pipe. The other choices are parts of components. */
export function lookStyles({ corners, pipe }: Words['look']): string {
  return `:root{--radius:${radii[corners]}}${pipe === 'flanged' ? flanges : ''}`;
}

const radii = { square: '0', slight: '.25rem', round: '.9rem' } as const;

/** A brass flange, of two halves, at the end of every length of pipe, except where the pipe crosses the page (Pipe.tsx). */
const flanges =
  '[data-pipe]>span{background:repeating-linear-gradient(#0000 0 13rem,var(--ink) 0 calc(13rem + 2px),var(--brass) 0 calc(13rem + 8px),var(--ink) 0 calc(13rem + 10px),var(--brass) 0 calc(13rem + 16px),var(--ink) 0 calc(13rem + 18px)) calc(var(--pipe-x) - 4px) 0/calc(var(--pipe) + 8px) no-repeat}' +
  '@media(min-width:62rem){[data-pipe^="to-"]>span{background:none}}';
