import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contactPreview } from './contact-card.ts';
import { text } from './markup.ts';
import { searchPreview } from './search-result.ts';
import { smallSquare, wideCard } from './shared-link.ts';
import type { SharedSite } from './shared-site.ts';
import { type Warnings, warningsOf } from './warnings.ts';

/**
 * The sheet, as a page that needs nothing but the site's pictures beside it.
 * @param missing pictures that the site names and hasn't got, by their paths from its root
 */
export function sheetOf({ card, icon, pages }: SharedSite, missing: ReadonlySet<string>): string {
  const [home] = pages;
  const links = pages.map(({ name, path }) => `<li><a href="#${text(path)}">${text(name)}</a></li>`);
  const articles = pages.map(
    (page) => `<article id="${text(page.path)}">
  <h2>${text(page.name)} <small>${text(page.path)}</small></h2>
  <div>${searchPreview(page, 'wide', icon)}${wideCard(page, missing)}</div>
  <div>${searchPreview(page, 'phone', icon)}${smallSquare(page, missing)}</div>
</article>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Previews of ${text(home?.siteName)}</title>
<style>${styles()}</style>
<header>
  <h1>How others show ${text(home?.siteName)}</h1>
  <p>What people see of each page before they open it: in a search, and where somebody shares its link. Search engines
  sometimes choose other words from a page, and every app has a look of its own. Here the words and pictures are yours, and the
  words end where there is no room for more.</p>
  ${warningList(warningsOf(pages, missing))}
</header>
<nav aria-label="Pages"><ul>${links.join('')}${card ? '<li><a href="#contact-card">Saved contact</a></li>' : ''}</ul></nav>
<main>
${articles.join('\n')}
${card ? `<article id="contact-card">\n  <h2>Saved contact</h2>\n  ${contactPreview(card)}\n</article>` : ''}
</main>
</html>
`;
}

function warningList({ phone, shared, wide }: Warnings): string {
  const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`;
  const faults = [...wide, ...shared];
  return [
    faults.length === 0 ? '<p>Nothing is cut on a wide screen, and every page has its picture.</p>' : '',
    faults.length > 0 ? `<h2>Cut on a wide screen, or without a picture</h2>${list(faults)}` : '',
    phone.length > 0 ? `<details><summary>Cut on a phone (${phone.length})</summary>${list(phone)}</details>` : '',
  ].join('');
}

/** With the font that was measured, for computers that have no Arial. */
function styles(): string {
  const faces = [400, 700].map((weight) => {
    const font = createRequire(import.meta.url).resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`);
    const bytes = readFileSync(font, 'base64');
    return `@font-face{font-family:Arimo;font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`;
  });
  return [...faces, readFileSync(new URL('sheet.css', import.meta.url), 'utf8')].join('\n');
}
