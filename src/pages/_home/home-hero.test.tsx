import { expect, test } from 'vitest';
import { readWith } from '../../../tests/support/example-firm.ts';
import { render } from '../../../tests/support/render.ts';
import { pageTop } from '../../components/PageIntro.tsx';
import { drawingsOf } from '../../drawings/drawings.ts';
import { HomeHero } from './HomeHero.tsx';

const site = await readWith({});
const { badges, home, house } = site.words;

test('the name of the badges speaks of a membership only if the firm has one', () => {
  const nameOfBadges = (shown: typeof badges) =>
    render(
      <HomeHero
        words={home.hero}
        badges={shown}
        gasSafe={undefined}
        house={house}
        stage="street"
        top={pageTop(site, '/')}
        drawings={drawingsOf(site)}
      />,
    )('ul').attr('aria-label');
  expect(badges.association).toBeDefined();
  expect(nameOfBadges(badges)).toBe(`${badges.labels.trust}, ${badges.labels.membership}`);
  expect(nameOfBadges({ ...badges, association: undefined })).toBe(badges.labels.trust);
});
