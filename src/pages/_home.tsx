import type { Facts } from '../facts/types.ts';
import { Bands } from '../parts/pipe/Bands.tsx';
import { EmergencyBand } from '../sections/EmergencyBand.tsx';
import { HomeHero } from '../sections/home/HomeHero.tsx';
import { Reviews } from '../sections/home/Reviews.tsx';
import { ServiceHighlights } from '../sections/home/ServiceHighlights.tsx';
import { WhyChoose } from '../sections/home/WhyChoose.tsx';

/** Home, section by section. */
export function Home({ business, words }: Facts) {
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
