/**
 * Starts the scripts of header and footer. They update the year in the copyright line, and close the menu after a click on one of its
 * links, on going back to a page, and when the button that closes it becomes hidden.
 */
export function startFrame(): void {
  showYear(new Date().getFullYear());
  // On going back, the browser may restore a page from its cache with the menu still open.
  addEventListener('pageshow', ({ persisted }) => persisted && closeMenu());
  addEventListener('resize', closeMenuWithoutToggle);
  document.getElementById('menu')?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) closeMenu();
  });
}

/** Shows the current year if it is later than the year of the build. */
function showYear(now: number): void {
  for (const year of document.querySelectorAll('[data-year]')) {
    if (now > Number(year.textContent)) year.textContent = String(now);
  }
}

/** Closes the menu if its button is hidden: on a screen so wide that the links of the menu are in the header. */
function closeMenuWithoutToggle(): void {
  const toggle = document.querySelector('[popovertarget="menu"]');
  if (toggle?.getClientRects().length === 0) closeMenu();
}

/** Closes the menu. Does nothing if the menu is closed, or if the browser doesn't support popovers. */
function closeMenu(): void {
  const menu = document.getElementById('menu');
  if (menu?.matches('[popover]') && 'hidePopover' in menu) menu.hidePopover();
}
