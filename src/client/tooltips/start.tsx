import { createRoot } from 'react-dom/client';
import { type HoveredLink, Tooltips } from './Tooltips.tsx';

/**
 * Adds a tooltip to every link of the page with `data-explained`. React renders into an element outside the document; only an open tooltip
 * is in the document.
 * @param hovered link that the pointer was on when the script loaded. Undefined if there was none
 */
export function start(hovered: HoveredLink | undefined): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-explained]');
  createRoot(document.createElement('div')).render(<Tooltips links={[...links]} hovered={hovered} />);
}
