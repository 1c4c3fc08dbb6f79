import { EmergencyBand } from '../../components/EmergencyBand.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { pageTop } from '../../components/PageIntro.tsx';
import { Bands } from '../../components/pipe/Bands.tsx';
import { drawingsOf } from '../../drawings/drawings.ts';
import { gasCardText } from '../../drawings/GasCard.tsx';
import { callOf } from '../../site/call.ts';
import type { Words } from '../../site/files/content.ts';
import { hasReviews } from '../../site/pages.ts';
import { gasSafeEntry } from '../../site/registers.ts';
import type { Site } from '../../site/site.ts';
import { HomeHero } from './HomeHero.tsx';
import { Reviews } from './Reviews.tsx';
import { ServiceHighlights } from './ServiceHighlights.tsx';
import { WhyChoose } from './WhyChoose.tsx';

/** Content of the page Home: its sections in reading order. */
export function Home({ site }: { site: Site }) {
  const { words, photographs } = site;
  const { home, badges, house } = words;
  const call = callOf(site);
  const all = drawingsOf(site);
  const { look } = words;
  const top = pageTop(site, '/');
  const stage = stageOf(look.hero, top.photograph !== undefined);
  // The street is at the foot of the page unless it is at the top.
  const drawings = stage === 'street' ? { ...all, townStrip: undefined } : all;
  const reviewsBand = hasReviews(words) && (
    <Reviews key="reviews" site={site} drawings={drawings} look={{ tone: 'sky', weight: 'small' }} />
  );
  const highlights = (
    <ServiceHighlights
      key="highlights"
      words={home.highlights}
      drawings={drawings}
      photographs={photographs.byPlace}
      staging={look.services}
      house={stage === 'house'}
      look={routeOf(look.services, stage)}
    />
  );
  // The drawing of the house reaches down into the services, so they stay directly below the introduction.
  const upper = stage === 'house' ? [highlights, reviewsBand] : [reviewsBand, highlights];
  return (
    <>
      <HomeHero
        words={home.hero}
        badges={badges}
        gasSafe={gasSafeEntry(site.business)}
        house={house}
        stage={stage}
        top={top}
        drawings={all}
      />
      <Bands style={site.words.look}>
        {look.first === 'reviews' ? upper : highlights}
        <EmergencyBand site={site} heading={home.emergency.heading} rooms sheet />
        <WhyChoose
          words={home.whyChoose}
          papers={textOfPapers(words)}
          call={call}
          drawings={drawings}
          photographs={photographs.byPlace}
          look={{ tone: 'chalk' }}
        />
        {look.first === 'services' && reviewsBand}
      </Bands>
    </>
  );
}

/**
 * Returns how the introduction of Home is arranged: as for the house, if the firm chose it; otherwise around the owner's photograph for
 * Home (`people`), or around the town's street if there is no photograph.
 */
function stageOf(hero: Look['hero'], photograph: boolean): Look['hero'] {
  if (hero === 'house') return hero;
  return photograph ? 'people' : 'street';
}

/**
 * Returns the route of the pipe (the drawn line in the margin of every page) beside the services, and whether its water turns hot there. If
 * the services are drawn as fittings on the pipe, their section draws the change from cold to hot itself.
 */
function routeOf(services: Look['services'], stage: Look['hero']): BandLook {
  if (services === 'pipe') return { ownRoute: 'street' };
  return stage === 'house' ? { ownRoute: 'street-left', warms: true } : { warms: true };
}

/**
 * Text of the drawing of papers: the labels of the Gas Safe card (if the firm is registered), the lines of a written quote, and what happens
 * after somebody rings.
 */
function textOfPapers({ badges: { gasSafe }, contact: { quote, ringing }, evidence }: Site['words']): string {
  const card = gasSafe ? `${gasSafe.card.heading}: ${gasCardText(gasSafe.card)}. ` : '';
  const steps = ringing.steps.map(({ title }) => title);
  return `${card}${evidence.trust.quote}: ${quote.form.lines.join(', ')}. ${ringing.heading}: ${steps.join(', ')}.`;
}

type Look = Words['look'];
