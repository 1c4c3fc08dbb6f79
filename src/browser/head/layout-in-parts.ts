/** The next in reading order of the parts that base.css keeps out of layout until they are marked. */
const nextPart = ':is(main > *, main section, svg[role], body > footer > :not(#call-bar)):not([data-laid-out])';

/**
 * Lays the page out part by part, one in each frame: the number shows before what is below it is measured, and no tap
 * waits for all of it. A page that is returned to, or entered at a fragment (of text, perhaps), must have its heights at
 * once; one that nobody sees yet may take its time.
 */
export function startLayoutInParts(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || /#/.test(location.href + visit.name) || document.hidden || !canWait()) return;
  document.documentElement.dataset.inParts = '';
  // What a view transition carries over must be there when it begins.
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) layOutNext();
  });
  // And the place that a link on the page leads to, when it is followed.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[href*="#"]')) layOutRest();
  });
  afterFrame(layOutAll);
}

/** Whether base.css can keep a part out of layout. */
const canWait = () => CSS.supports('(content-visibility: hidden) and (contain-intrinsic-block-size: 1px)');

function layOutAll(): void {
  if (layOutNext() || document.readyState === 'loading') afterFrame(layOutAll);
  else layOutRest();
}

/** @returns whether there was a part left */
function layOutNext(): boolean {
  const part = document.querySelector<HTMLElement | SVGElement>(nextPart);
  if (part) part.dataset.laidOut = '';
  return part !== null;
}

function layOutRest(): void {
  delete document.documentElement.dataset.inParts;
}

/** A timer set in a frame runs when that frame is drawn. */
function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
