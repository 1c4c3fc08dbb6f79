/** Milliseconds within which an answer feels immediate. */
const instantMs = 100;

/** A page that is there at once shows at once: only one that took time comes in with a view transition. */
export function startPageChanges(): void {
  let chosen = Number.NEGATIVE_INFINITY;
  addEventListener('click', ({ timeStamp }) => {
    chosen = timeStamp;
  });
  addEventListener('pageswap', ({ timeStamp, viewTransition }) => {
    if (timeStamp - chosen < instantMs) viewTransition?.skipTransition();
  });
}
