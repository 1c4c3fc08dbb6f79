/** What the frame cannot do without JavaScript: the reader's year, and a menu that closes by itself. */
export function startFrame(): void {
  showYear(new Date().getFullYear());
  addEventListener('pageshow', ({ persisted }) => persisted && closeMenu());
  addEventListener('resize', closeMenuWithoutToggle);
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

/** Where a tablet is turned, or a window made wider, the header shows the links itself, and no button would close the menu. */
function closeMenuWithoutToggle(): void {
  const toggle = document.querySelector('[popovertarget="menu"]');
  if (toggle?.getClientRects().length === 0) closeMenu();
}

/** The browser may bring a page back as it was left, with its menu open. */
function closeMenu(): void {
  const menu = document.getElementById('menu');
  if (menu?.matches('[popover]') && 'hidePopover' in menu) menu.hidePopover();
}
