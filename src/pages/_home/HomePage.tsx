import { EmergencyBand } from '../../components/EmergencyBand.tsx';
import { Bands } from '../../components/pipe/Bands.tsx';
import type { Site } from '../../site/site.ts';
import { HomeHero } from './HomeHero.tsx';
import { Reviews } from './Reviews.tsx';
import { ServiceHighlights } from './ServiceHighlights.tsx';
import { WhyChoose } from './WhyChoose.tsx';

/** Home, section by section. */
export function Home({ business, words }: Site) {
  const { home, badges, house } = words;
  const reviews = business.reviews && home.reviews && { reviews: business.reviews, words: home.reviews };
  return (
    <>
      <HomeHero words={home.hero} house={house} />
      <Bands>
        <ServiceHighlights words={home.highlights} badges={badges} look={{ ownRoute: 'street' }} />
        <EmergencyBand words={home.emergency} advice={words.emergency} language={business.language} sheet />
        <WhyChoose words={home.whyChoose} look={{ tone: 'chalk' }} />
        {reviews && <Reviews {...reviews} quoted={words.reviews} look={{ tone: 'sky', weight: 'small' }} />}
      </Bands>
    </>
  );
}
