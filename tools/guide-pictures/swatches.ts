import { readFileSync } from 'node:fs';
import { colourToken } from '../../src/styles/tokens.ts';

/** The colours of palette.css with their names, light and dark, as a page of HTML. */
export function swatches(): string {
  const names = [...readFileSync('src/styles/palette.css', 'utf8').matchAll(/^ {2}(--[\w-]+):/gm)];
  const rows = names.map(([, name = '']) => {
    const [light, dark] = [colourToken(name, 'light'), colourToken(name, 'dark')];
    return `<li><code>${name}</code><i style="background:${light}"></i><i style="background:${dark}"></i></li>`;
  });
  return `<style>
    body { margin: 0; padding: 24px; background: #fff; color: #111; font: 600 17px monospace }
    ul { columns: 3; column-gap: 32px; margin: 0; padding: 0; list-style: none }
    li { display: grid; grid-template-columns: 1fr 64px 64px; gap: 6px; align-items: center; padding: 4px 0; break-inside: avoid }
    i { height: 34px; border: 2px solid #111; border-radius: 4px }
  </style><p>The first colour of each is for light screens, the second for dark ones.</p><ul>${rows.join('')}</ul>`;
}
