import type { Facts } from '../facts/types.ts';
import { Bands } from '../parts/pipe/Bands.tsx';
import { AboutHero } from '../sections/about/AboutHero.tsx';
import { AtAGlance } from '../sections/about/AtAGlance.tsx';
import { BadgeMeanings } from '../sections/about/BadgeMeanings.tsx';
import { Paperwork } from '../sections/about/Paperwork.tsx';
import { People } from '../sections/about/People.tsx';
import { Promises } from '../sections/about/Promises.tsx';
import { TitledBand } from '../sections/TitledBand.tsx';

/** About, section by section. */
export function About({ business, words }: Facts) {
  const { about, evidence, people } = words;
  return (
    <>
      <AboutHero words={about} />
      <Bands>
        <People heading={evidence.people} people={people} look={{ tone: 'glass' }} />
        <BadgeMeanings business={business} words={words} look={{ tone: 'earth' }} />
        <Promises words={about} look={{ tone: 'chalk', warms: true, layout: 'picture-left' }} />
        <TitledBand
          id="in-your-house"
          words={about.highlights}
          look={{ tone: 'glass', layout: 'picture' }}
          shape="columns"
          drawing="dust-sheet"
        />
        <Paperwork business={business} words={evidence} look={{ tone: 'chalk', layout: 'split' }} />
        <AtAGlance words={about.band} byNight={business.hours.always} />
      </Bands>
    </>
  );
}
