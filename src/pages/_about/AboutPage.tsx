import { Band } from '../../components/Band.tsx';
import { pageTop } from '../../components/PageIntro.tsx';
import { People } from '../../components/People.tsx';
import { Bands } from '../../components/pipe/Bands.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import { TrustBand } from '../../components/TrustBand.tsx';
import { drawingsOf } from '../../drawings/drawings.ts';
import { callOf } from '../../site/call.ts';
import type { Site } from '../../site/site.ts';
import { AboutHero } from './AboutHero.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Promises } from './Promises.tsx';

/** Content of the page About: its sections in reading order. */
export function About({ site }: { site: Site }) {
  const { about, evidence, people } = site.words;
  const { hours } = site.business;
  const drawings = drawingsOf(site);
  const someVisit = people.some(({ visits }) => visits);
  return (
    <>
      <AboutHero words={about} top={pageTop(site, '/about')} drawings={drawings} />
      <Bands style={site.words.look}>
        {people.length > 0 && (
          <Band id="people" heading={someVisit ? evidence.people : evidence.office} look={{ tone: 'chalk' }}>
            <People office={someVisit ? evidence.office : ''} people={people} photographs={site.photographs.byPerson} />
          </Band>
        )}
        <TrustBand site={site} look={{ tone: 'earth' }} />
        <Promises
          words={about}
          drawing={drawings.named('left-in-order')}
          look={{ tone: 'chalk', warms: true, layout: 'picture-left' }}
        />
        <TitledBand
          id="in-your-house"
          words={about.highlights}
          look={{ tone: 'glass', layout: 'picture', side: 'right' }}
          shape="columns"
          drawing={drawings.named('dust-sheet')}
        />
        <AtAGlance words={about.band} call={callOf(site)} street={hours.always && drawings.named('night-street')} />
      </Bands>
    </>
  );
}
