import { expect, test } from 'vitest';
import { trimStyles } from './trim-styles.ts';

/** A page with some styles and two bands, finished. */
const page = (styles: string, main = '<section class="Ab12Cd_one">1</section><section class="Ab12Cd_two"></section>') =>
  trimStyles(
    `<html><head><title>Page</title><style>${styles}</style></head><body><main id="content">${main}</main></body></html>`,
  );
const stylesOf = (html: string) => [...html.matchAll(/<style media="screen">(.*?)<\/style>/g)].map(([, css]) => css);

test('rules that match nothing are left out, states and pseudo-elements or not', () => {
  const html = page(
    'section:hover{color:red}section::before,h6{color:red}h6:focus{color:red}@media print{h6{color:red}}',
  );
  expect(stylesOf(html)[0]).toBe('section:hover{color:red}section::before{color:red}');
});

test('classes get short names, and those without styles go', () => {
  const html = page(
    '.Ab12Cd_one{color:red}.visually-hidden{top:0}',
    '<p class="Ab12Cd_one other visually-hidden">1</p>',
  );
  expect(html).toContain('<p class="a visually-hidden">');
});
