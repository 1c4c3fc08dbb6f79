import type { Words } from '../site/files/content.ts';

type Look = Words['look'];

/** Processed content of each CSS file in src/styles/look, by path. */
const files = import.meta.glob<string>('./look/*.css', { query: '?inline', import: 'default', eager: true });

/**
 * Returns the CSS for a firm's look.yaml on the page at a path. Every page gets the CSS of `corners`, `pipe` (the drawn line in the margin)
 * and `plate` (the large call buttons). Home also gets that of `hero` (the top of the page) and `services`; Contact and the areas get that of
 * `hero` for their tops. A page has only the CSS of the values that the firm chose; `hero: people` also needs that of `hero: street`. Values
 * without CSS have no file. Components and drawings read the other fields.
 */
export function lookStyles({ corners, pipe, plate, hero, services }: Look, path: string): string {
  const home =
    path === '/' ? [`hero-${hero}`, ...(hero === 'people' ? ['hero-street'] : []), `services-${services}`] : [];
  const intro = path === '/contact' || path.startsWith('/areas/') ? [`intros-${hero}`] : [];
  const chosen = [`plate-${plate}`, `pipe-${pipe}`, ...home, ...intro].map((name) => files[`./look/${name}.css`] ?? '');
  return `:root{--radius:${radii[corners]}}${pipe === 'flanged' ? flanges : ''}${chosen.join('')}`;
}

const radii = { square: '0', slight: '.25rem', round: '.9rem' } as const;

/**
 * Draws brass flanges on the pipe (the drawn line in the margin of every page): rings that join two pieces of a pipe, with 13rem between
 * them. On wide screens, sections in which the pipe crosses the page (`to-`, Pipe.module.css) have none.
 */
const flanges =
  '[data-pipe]>span{background:repeating-linear-gradient(#0000 0 13rem,var(--ink) 0 calc(13rem + 2px),var(--brass) 0 calc(13rem + 8px),var(--ink) 0 calc(13rem + 10px),var(--brass) 0 calc(13rem + 16px),var(--ink) 0 calc(13rem + 18px)) calc(var(--pipe-x) - 4px) 0/calc(var(--pipe) + 8px) no-repeat}' +
  '@media(min-width:62rem){[data-pipe^="to-"]>span{background:none}}';
