import { createRoot } from 'react-dom/client';
import { type HoveredLink, Tooltips } from './Tooltips.tsx';

/**
 * Gives every explained link of the page its tooltip. React renders beside the page; only an open tooltip
 * stands in it.
 * @param hovered where a pointer is already waiting for one
 */
export function start(hovered: HoveredLink | undefined): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-explained]');
  createRoot(document.createElement('div')).render(<Tooltips links={[...links]} hovered={hovered} />);
}
