import { CallBand } from '../../../components/CallBand.tsx';
import { EmergencyBand } from '../../../components/EmergencyBand.tsx';
import { JobsBand } from '../../../components/JobsBand.tsx';
import { ListBand } from '../../../components/ListBand.tsx';
import { Bands } from '../../../components/pipe/Bands.tsx';
import { TextBand } from '../../../components/TextBand.tsx';
import { TitledBand } from '../../../components/TitledBand.tsx';
import { jobsFor } from '../../../site/jobs.ts';
import type { Area, Site } from '../../../site/site.ts';
import { AreaHero } from './AreaHero.tsx';
import { FlushComparison } from './FlushComparison.tsx';
import { HeatingServices } from './HeatingServices.tsx';
import { TownReviews } from './TownReviews.tsx';
import { WhereAndWhen } from './WhereAndWhen.tsx';

/** The page of an area, section by section. */
export function AreaPage({ area, site }: { area: Area; site: Site }) {
  const { page, homes, tonight, waterCompany } = area;
  const { business, words } = site;
  const powderFlushing = words['powder-flushing'];
  return (
    <>
      <AreaHero area={area} badges={words.badges} />
      <Bands>
        <EmergencyBand
          words={page.emergency}
          advice={words.emergency}
          language={business.language}
          waterCompany={waterCompany}
          scene={false}
        />
        {tonight && <TitledBand id="tonight" words={tonight} look={{ tone: 'earth' }} shape="columns" />}
        <WhereAndWhen area={area} labels={words.labels} look={{ warms: true }} />
        {homes && (
          <TextBand
            id="homes"
            words={homes}
            look={{ tone: 'glass', warms: true, ...(homes.cutaway && { layout: 'picture' }) }}
            drawing={homes.cutaway && `cutaway-${homes.cutaway}`}
          />
        )}
        <HeatingServices
          area={area}
          specialist={powderFlushing}
          look={{ tone: 'earth', side: 'right', layout: 'picture-left' }}
        />
        <FlushComparison words={powderFlushing} look={{ tone: 'chalk', side: 'right', weight: 'small' }} />
        <ListBand id="benefits" words={page.benefits} look={{ tone: 'sky', weight: 'small' }} />
        <JobsBand words={words.evidence.jobs} jobs={jobsFor(site, area.path)} look={{ tone: 'glass' }} />
        <TownReviews words={words.reviews} town={area.name} look={{ tone: 'chalk' }} />
        <CallBand words={page.quote} />
      </Bands>
    </>
  );
}
