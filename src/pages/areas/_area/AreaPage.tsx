import { CallBand } from '../../../components/CallBand.tsx';
import { EmergencyBand } from '../../../components/EmergencyBand.tsx';
import { ListBand } from '../../../components/ListBand.tsx';
import { pageTop } from '../../../components/PageIntro.tsx';
import { Bands } from '../../../components/pipe/Bands.tsx';
import { TitledBand } from '../../../components/TitledBand.tsx';
import { drawingsOf } from '../../../drawings/drawings.ts';
import { callOf } from '../../../site/call.ts';
import type { Area, Site } from '../../../site/site.ts';
import { AreaHero } from './AreaHero.tsx';
import { FlushComparison } from './FlushComparison.tsx';
import { HeatingServices } from './HeatingServices.tsx';
import { TownWork } from './TownWork.tsx';
import { WhereAndWhen } from './WhereAndWhen.tsx';

/** Content of the page about an area: its sections in reading order. */
export function AreaPage({ area, site }: { area: Area; site: Site }) {
  const { sharedWords, homes, tonight, waterCompany } = area;
  const { words } = site;
  const drawings = drawingsOf(site);
  const powderFlushing = words['powder-flushing'];
  const { elsewhere, ...quote } = sharedWords.quote;
  return (
    <>
      <AreaHero area={area} site={site} top={pageTop(site, area.path)} drawings={drawings} />
      <Bands style={site.words.look}>
        <WhereAndWhen area={area} site={site} look={{ warms: true }} />
        <HeatingServices
          area={area}
          specialist={powderFlushing}
          drawing={drawings.named(homes?.cutaway ? `cutaway-${homes.cutaway}` : 'radiator')}
          look={{ tone: 'earth', side: 'right', layout: 'picture-left' }}
        />
        <FlushComparison
          words={powderFlushing}
          drawing={drawings.named('heating-ages')}
          look={{ tone: 'chalk', side: 'right', weight: 'small' }}
        />
        <ListBand id="benefits" words={sharedWords.benefits} look={{ tone: 'sky', weight: 'small' }} />
        <TownWork area={area} site={site} look={{ tone: 'chalk' }} />
        {tonight && <TitledBand id="tonight" words={tonight} look={{ tone: 'glass' }} shape="columns" />}
        <EmergencyBand site={site} heading={sharedWords.emergency.heading} waterCompany={waterCompany ?? null} />
        <CallBand
          words={area.noCallOutCharge ? quote : { ...quote, text: elsewhere }}
          call={callOf(site)}
          garden={drawings.named('garden')}
        />
      </Bands>
    </>
  );
}
