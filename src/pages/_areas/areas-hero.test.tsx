import { expect, test } from 'vitest';
import { readWith, swap } from '../../../tests/support/example-firm.ts';
import { render } from '../../../tests/support/render.ts';
import { pageTop } from '../../components/PageIntro.tsx';
import { drawingsOf } from '../../drawings/drawings.ts';
import { AreasHero } from './AreasHero.tsx';

test.each([
  ['a firm on the map shows the map', undefined, [1, 1]],
  ['a firm elsewhere shows a drawing, not an empty half of the screen', /^geo:.*\n/m, [0, 1]],
])('%s', async (_, removed, shown) => {
  const site = await readWith(removed ? { 'business.yaml': swap(removed, '') } : {});
  const $ = render(<AreasHero site={site} top={pageTop(site, '/areas')} drawings={drawingsOf(site)} />);
  expect([$('[data-place="picture"] svg').length, $('[data-place="picture"] img').length]).toEqual(shown);
});
