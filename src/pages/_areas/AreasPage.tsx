import { EmergencyBand } from '../../components/EmergencyBand.tsx';
import { pageTop } from '../../components/PageIntro.tsx';
import { Bands } from '../../components/pipe/Bands.tsx';
import { TextBand } from '../../components/TextBand.tsx';
import { drawingsOf } from '../../drawings/drawings.ts';
import { mainAreas, towns } from '../../site/areas.ts';
import type { Site } from '../../site/site.ts';
import { AreasHero } from './AreasHero.tsx';
import { MainAreas } from './MainAreas.tsx';
import { Neighbourhoods } from './Neighbourhoods.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import { Towns } from './Towns.tsx';

/** Content of the page Areas: its sections in reading order. */
export function Areas({ site }: { site: Site }) {
  const { phone } = site.business;
  const drawings = drawingsOf(site);
  const words = site.words.areas;
  const { neighbourhoods, notListed } = words;
  const others = towns(site);
  return (
    <>
      <AreasHero site={site} top={pageTop(site, '/areas')} drawings={drawings} />
      <Bands style={site.words.look}>
        <MainAreas
          heading={words.main.heading}
          areas={mainAreas(site)}
          postcodes={site.words.labels.postcodes}
          drawings={drawings}
          look={{ tone: 'chalk', warms: true }}
        />
        {others.length > 0 && (
          <Towns words={words.towns} towns={others} look={{ tone: 'glass', warms: true, weight: 'small' }} />
        )}
        {neighbourhoods && (
          <Neighbourhoods words={neighbourhoods} look={{ tone: 'sky', warms: true, weight: 'small' }} />
        )}
        <ResponseTimes words={words.responseTimes} site={site} look={{ tone: 'earth' }} />
        <TextBand
          id="not-listed"
          words={{ ...notListed, text: [notListed.text] }}
          look={{ tone: 'chalk', weight: 'small' }}
          call={{ label: notListed.call, phone }}
        />
        <EmergencyBand site={site} heading={words.emergency.heading} rooms />
      </Bands>
    </>
  );
}
