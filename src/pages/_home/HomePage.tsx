import { EmergencyBand } from '../../components/EmergencyBand.tsx';
import { pageTop } from '../../components/PageIntro.tsx';
import { Bands } from '../../components/pipe/Bands.tsx';
import { drawingsOf } from '../../drawings/drawings.ts';
import { callOf } from '../../site/call.ts';
import { gasSafeEntry } from '../../site/registers.ts';
import type { Site } from '../../site/site.ts';
import { HomeHero } from './HomeHero.tsx';
import { Reviews } from './Reviews.tsx';
import { ServiceHighlights } from './ServiceHighlights.tsx';
import { WhyChoose } from './WhyChoose.tsx';

/** Content of the page Home: its sections in reading order. */
export function Home({ site }: { site: Site }) {
  const { business, words, photographs } = site;
  const { home, badges, house, labels } = words;
  const { language, phone } = business;
  const reviews = business.reviews && home.reviews && { reviews: business.reviews, words: home.reviews };
  const call = callOf(site);
  const drawings = drawingsOf(site);
  return (
    <>
      <HomeHero
        words={home.hero}
        badges={badges}
        gasSafe={gasSafeEntry(business)}
        house={house}
        top={pageTop(site, '/')}
        drawings={drawings}
      />
      <Bands edges={site.words.look.edges}>
        <ServiceHighlights
          words={home.highlights}
          drawings={drawings}
          photographs={photographs.byPlace}
          look={{ ownRoute: 'street' }}
        />
        <EmergencyBand
          words={home.emergency}
          advice={words.emergency}
          phone={phone}
          scene={drawings.named('flood')}
          sheet
        />
        <WhyChoose
          words={home.whyChoose}
          call={call}
          drawings={drawings}
          photographs={photographs.byPlace}
          look={{ tone: 'chalk' }}
        />
        {reviews && (
          <Reviews
            {...reviews}
            quoted={words.reviews}
            evidence={words.evidence}
            people={words.people}
            portraits={photographs.byPerson}
            newTab={labels.newTab}
            call={call}
            language={language}
            drawings={drawings}
            look={{ tone: 'sky', weight: 'small' }}
          />
        )}
      </Bands>
    </>
  );
}
