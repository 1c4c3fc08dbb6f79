import { expect, test } from 'vitest';
import { trimStyles } from './trim-styles.ts';

/** A page with the given styles and two sections, as `trimStyles` returns it. */
const page = (styles: string, main = '<section class="Ab12Cd_one">1</section><section class="Ab12Cd_two"></section>') =>
  trimStyles(
    `<html><head><title>Page</title><style>${styles}</style></head><body><main id="content">${main}</main></body></html>`,
    new Set(['--later']),
  );
const stylesOf = (html: string) => [...html.matchAll(/<style media="screen">(.*?)<\/style>/g)].map(([, css]) => css);

test('rules that match nothing and custom properties that nothing uses are removed, also with states and pseudo-elements', () => {
  const html = page(
    ':root{--used:red;--unused:red;--by-unused:var(--unused);--later:red}' +
      'section:hover{color:var(--used)}section::before,h6{color:red}h6:focus{color:red}@media print{h6{color:red}}',
  );
  expect(stylesOf(html)[0]).toBe(
    ':root{--used:red;--later:red}section:hover{color:var(--used)}section::before{color:red}',
  );
});

test('rules with the same selectors are joined when nothing is left between them, and lose repeated declarations', () => {
  const html = page(
    'section{top:0;left:0}h6{top:1px}section{color:red;left:1px}h6,section{left:0}section:hover{top:2px}',
  );
  expect(stylesOf(html)[0]).toBe('section{top:0;color:red;left:1px;left:0}section:hover{top:2px}');
});

test('steps of an animation are removed if no rule names it', () => {
  const html = page('section{animation:fill 1s}@keyframes fill{to{top:0}}@keyframes fall{to{top:9px}}');
  expect(stylesOf(html)[0]).toBe('section{animation:fill 1s}@keyframes fill{to{top:0}}');
});

test('values lose the spaces that they don’t need', () => {
  const html = page(
    ':root{--a:clamp(1rem, 2vw, 3rem)}section{margin:calc(-1 * var(--a));font:var(--a) / 1.2 serif;content:"a, b / c"}',
  );
  expect(stylesOf(html)[0]).toContain(
    '{--a:clamp(1rem,2vw,3rem)}section{margin:calc(-1*var(--a));font:var(--a)/1.2 serif;content:"a, b / c"}',
  );
});

test('classes get short names, and classes without styles are removed', () => {
  const html = page(
    '.Ab12Cd_one{color:red}.visually-hidden{top:0}',
    '<p class="Ab12Cd_one other visually-hidden">1</p>',
  );
  expect(html).toContain('<p class="a visually-hidden">');
});
