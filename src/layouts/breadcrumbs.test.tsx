import { expect, test } from 'vitest';
import { render } from '../../tests/support/render.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Areas', path: '/areas' },
  { name: 'Hove', path: '/areas/hove' },
];

test('all but the last crumb are links, and the last one is the page', () => {
  const $ = render(<Breadcrumbs crumbs={crumbs} label="You are here" />);
  expect($('nav').attr('aria-label')).toBe('You are here');
  const links = $('a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(links).toEqual(['/', '/areas']);
  expect($('[aria-current="page"]').text()).toBe('Hove');
});

test('only the 404 page names the paths that exist', () => {
  const known = (paths?: string[]) =>
    render(<Breadcrumbs crumbs={crumbs} label="You are here" known={paths} />)('nav').attr('data-known');
  expect(known(['/', '/areas'])).toBe('/ /areas');
  expect(known()).toBeUndefined();
});
