/** Paths without a page: what each holds, how it is asked for, and its name in the breadcrumb. */
export const missingPaths: readonly [holds: string, path: string, name: string][] = [
  ['markup', '/%3Cimg%20src=x%20onerror=alert(1)%3E', '<img Src=x Onerror=alert(1)>'],
  ['quotes', '/%22%27`', '"\'`'],
  ['escapes', '/caf%C3%A9%20100%25', 'Café 100%'],
  ['a broken escape', '/%E0%A4%A', '%E0%A4%A'],
  ['right-to-left text', '/%D7%A9%D7%9C%D7%95%D7%9D', 'שלום'],
  ['2,000 characters', `/${'x'.repeat(2000)}`, `X${'x'.repeat(1999)}`],
];

/** What the 404 page shows of the path that was asked for; runs in the page. */
export function lookAtMissingPage() {
  return {
    crumbs: Array.from(document.querySelectorAll('nav[aria-label="Breadcrumb"] li'), (li) => li.textContent),
    links: Array.from(document.querySelectorAll('nav[aria-label="Breadcrumb"] a'), (a) => a.getAttribute('href')),
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  };
}
