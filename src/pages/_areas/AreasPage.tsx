import { EmergencyBand } from '../../components/EmergencyBand.tsx';
import { Bands } from '../../components/pipe/Bands.tsx';
import { TextBand } from '../../components/TextBand.tsx';
import { mainAreas, towns } from '../../site/areas.ts';
import type { Site } from '../../site/site.ts';
import { AreasHero } from './AreasHero.tsx';
import { MainAreas } from './MainAreas.tsx';
import { Neighbourhoods } from './Neighbourhoods.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import { Towns } from './Towns.tsx';

/** Areas, section by section. */
export function Areas(site: Site) {
  const { business } = site;
  const words = site.words.areas;
  const { neighbourhoods, notListed } = words;
  const others = towns(site);
  return (
    <>
      <AreasHero words={words} />
      <Bands>
        <MainAreas heading={words.main.heading} areas={mainAreas(site)} look={{ tone: 'chalk', warms: true }} />
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
          call={notListed.call}
        />
        <EmergencyBand words={words.emergency} advice={site.words.emergency} language={business.language} />
      </Bands>
    </>
  );
}
