import type { start } from './tooltips/start.tsx';
import type { Pointed } from './tooltips/Tooltips.tsx';

let pointed: Pointed | undefined;
let asked = false;

/** Fetches what shows tooltips when the reader first points at, or tabs to, a link that has one. */
export function startTooltips(): void {
  addEventListener('pointerover', notice);
  addEventListener('focusin', notice);
}

/** Keeps in mind at which explained link the pointer is, and since when. */
function notice(event: Event): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-explained]') : null;
  if (event instanceof PointerEvent) {
    if (link === pointed?.link) return;
    // A finger gets no tooltips: a tap follows the link.
    pointed = link && event.pointerType !== 'touch' ? { link, since: performance.now() } : undefined;
  }
  if (asked || !(pointed || link?.matches(':focus-visible'))) return;
  asked = true;
  load();
}

/** Without the script every link still leads to what its tooltip would have said. */
async function load(): Promise<void> {
  try {
    const tooltips: { start: typeof start } = await import(/* @vite-ignore */ document.body.dataset.tooltips ?? '');
    tooltips.start(pointed);
  } catch (error) {
    console.warn('No tooltips on this page:', error);
  }
  removeEventListener('pointerover', notice);
  removeEventListener('focusin', notice);
}
