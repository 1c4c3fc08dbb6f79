/** What the frame cannot do without JavaScript: the reader's year, and a closed menu on the way back. */
export function startFrame(): void {
  showYear(new Date().getFullYear());
  addEventListener('pageshow', ({ persisted }) => persisted && closeMenu());
  document.getElementById('menu')?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) closeMenu();
  });
}

/** A page built in one year and read in the next shows the next; a clock that is behind changes nothing. */
function showYear(now: number): void {
  for (const year of document.querySelectorAll('[data-year]')) {
    if (now > Number(year.textContent)) year.textContent = String(now);
  }
}

/** The browser may bring a page back as it was left, with its menu open. */
function closeMenu(): void {
  const menu = document.getElementById('menu');
  if (menu?.matches('[popover]') && 'hidePopover' in menu) menu.hidePopover();
}
