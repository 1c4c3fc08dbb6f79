import { mainAreas, towns } from '../facts/areas.ts';
import type { Facts } from '../facts/types.ts';
import { Bands } from '../parts/pipe/Bands.tsx';
import { AreasHero } from '../sections/areas/AreasHero.tsx';
import { MainAreas } from '../sections/areas/MainAreas.tsx';
import { Neighbourhoods } from '../sections/areas/Neighbourhoods.tsx';
import { ResponseTimes } from '../sections/areas/ResponseTimes.tsx';
import { Towns } from '../sections/areas/Towns.tsx';
import { EmergencyBand } from '../sections/EmergencyBand.tsx';
import { TextBand } from '../sections/TextBand.tsx';

/** Areas, section by section. */
export function Areas(facts: Facts) {
  const { business } = facts;
  const words = facts.words.areas;
  const { neighbourhoods, notListed } = words;
  const others = towns(facts);
  return (
    <>
      <AreasHero words={words} />
      <Bands>
        <MainAreas heading={words.main.heading} areas={mainAreas(facts)} look={{ tone: 'chalk', warms: true }} />
        {others.length > 0 && (
          <Towns words={words.towns} towns={others} look={{ tone: 'glass', warms: true, weight: 'small' }} />
        )}
        {neighbourhoods && (
          <Neighbourhoods words={neighbourhoods} look={{ tone: 'sky', warms: true, weight: 'small' }} />
        )}
        <ResponseTimes words={words.responseTimes} facts={facts} look={{ tone: 'earth' }} />
        <TextBand
          id="not-listed"
          words={{ ...notListed, text: [notListed.text] }}
          look={{ tone: 'chalk', weight: 'small' }}
          call={notListed.call}
        />
        <EmergencyBand words={words.emergency} advice={facts.words.emergency} language={business.language} />
      </Bands>
    </>
  );
}
