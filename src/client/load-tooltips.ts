import type { start } from './tooltips/start.tsx';
import type { HoveredLink } from './tooltips/Tooltips.tsx';

let hoveredLink: HoveredLink | undefined;
let loadStarted = false;

/** Loads the tooltip script when the reader first points at, or tabs to, a link that has a tooltip. */
export function startTooltips(): void {
  addEventListener('pointerover', onPointerOrFocus);
  addEventListener('focusin', onPointerOrFocus);
}

/** Records the explained link that the pointer is on, and since when. Starts to load the script at the first one. */
function onPointerOrFocus(event: Event): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-explained]') : null;
  if (event instanceof PointerEvent) {
    if (link === hoveredLink?.link) return;
    // Touch shows no tooltips, because a tap follows the link.
    hoveredLink = link && event.pointerType !== 'touch' ? { link, since: performance.now() } : undefined;
  }
  if (loadStarted || !(hoveredLink || link?.matches(':focus-visible'))) return;
  loadStarted = true;
  load();
}

/** Imports and starts the tooltip script. If that fails, links still lead to their explanations, so a warning in the console is enough. */
async function load(): Promise<void> {
  try {
    const tooltips: { start: typeof start } = await import(/* @vite-ignore */ document.body.dataset.tooltips ?? '');
    tooltips.start(hoveredLink);
  } catch (error) {
    console.warn('No tooltips on this page:', error);
  }
  removeEventListener('pointerover', onPointerOrFocus);
  removeEventListener('focusin', onPointerOrFocus);
}
