/** Starts the scripts of header and footer: updates the year in the copyright line, and closes the menu after a click on one of its links, or when its button is hidden. */
export function startFrame(): void {
  showYear(new Date().getFullYear());
  // A page that the browser restores on going back may still have its menu open.
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

/** Closes the menu when the screen becomes so wide that the header shows its links, since the button that closes it is then hidden. */
function closeMenuWithoutToggle(): void {
  const toggle = document.querySelector('[popovertarget="menu"]');
  if (toggle?.getClientRects().length === 0) closeMenu();
}

/** Closes the menu, if it is open and the browser supports popovers. */
function closeMenu(): void {
  const menu = document.getElementById('menu');
  if (menu?.matches('[popover]') && 'hidePopover' in menu) menu.hidePopover();
}
