import type { start } from './tooltips/start.tsx';
import type { HoveredLink } from './tooltips/Tooltips.tsx';

let hoveredLink: HoveredLink | undefined;
let loadStarted = false;

/**
 * Makes the page load the tooltip script when the reader first moves a pointer (but not a finger) onto a link with a tooltip, or tabs to
 * one.
 */
export function startTooltips(): void {
  addEventListener('pointerover', onPointerOrFocus);
  addEventListener('focusin', onPointerOrFocus);
}

/**
 * Records the link with a tooltip that the pointer is on, and since when. Loads the tooltip script when the pointer or the keyboard first
 * reaches such a link.
 */
function onPointerOrFocus(event: Event): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-explained]') : null;
  if (event instanceof PointerEvent) {
    if (link === hoveredLink?.link) return;
    // No tooltips on touch screens, because a tap follows the link.
    hoveredLink = link && event.pointerType !== 'touch' ? { link, since: performance.now() } : undefined;
  }
  if (loadStarted || !(hoveredLink || link?.matches(':focus-visible'))) return;
  loadStarted = true;
  load();
}

/** Imports and starts the tooltip script. If this fails, only warns in the console, since the links still lead to the explanations. */
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
