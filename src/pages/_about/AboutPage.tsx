import { Bands } from '../../components/pipe/Bands.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import type { Site } from '../../site/site.ts';
import { AboutHero } from './AboutHero.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { BadgeMeanings } from './BadgeMeanings.tsx';
import { Paperwork } from './Paperwork.tsx';
import { People } from './People.tsx';
import { Promises } from './Promises.tsx';

/** About, section by section. */
export function About({ business, words }: Site) {
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
