/** What is laid out one after another, in reading order; only its first frame has the header alone (base.css). */
const nextPart = ':is(main > *, svg[role], body > footer):not([data-laid-out])';

/**
 * Lays the page out part by part, one in each frame: the number shows before what is below it is measured, and no tap
 * waits for all of it. A page that is returned to, or entered at a fragment, must have its heights at once; one that
 * nobody sees yet may take its time.
 */
export function startLayoutInParts(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash || document.hidden) return;
  document.documentElement.dataset.inParts = '';
  // What a view transition carries over must be there when it begins.
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) layOutNext();
  });
  afterFrame(layOutAll);
}

function layOutAll(): void {
  if (!layOutNext() && document.readyState !== 'loading') delete document.documentElement.dataset.inParts;
  else afterFrame(layOutAll);
}

/** @returns whether there was a part left */
function layOutNext(): boolean {
  const part = document.querySelector<HTMLElement | SVGElement>(nextPart);
  if (part) part.dataset.laidOut = '';
  return part !== null;
}

/** A timer set in a frame runs when that frame is drawn. */
function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
