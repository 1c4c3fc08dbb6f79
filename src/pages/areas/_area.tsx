import { jobsFor } from '../../facts/jobs.ts';
import type { Area, Facts } from '../../facts/types.ts';
import { Bands } from '../../parts/pipe/Bands.tsx';
import { AreaHero } from '../../sections/area/AreaHero.tsx';
import { FlushComparison } from '../../sections/area/FlushComparison.tsx';
import { HeatingServices } from '../../sections/area/HeatingServices.tsx';
import { TownReviews } from '../../sections/area/TownReviews.tsx';
import { WhereAndWhen } from '../../sections/area/WhereAndWhen.tsx';
import { CallBand } from '../../sections/CallBand.tsx';
import { EmergencyBand } from '../../sections/EmergencyBand.tsx';
import { JobsBand } from '../../sections/JobsBand.tsx';
import { ListBand } from '../../sections/ListBand.tsx';
import { TextBand } from '../../sections/TextBand.tsx';
import { TitledBand } from '../../sections/TitledBand.tsx';

/** The page of an area, section by section. */
export function AreaPage({ area, facts }: { area: Area; facts: Facts }) {
  const { page, homes, tonight, waterCompany } = area;
  const { business, words } = facts;
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
        <JobsBand words={words.evidence.jobs} jobs={jobsFor(facts, area.path)} look={{ tone: 'glass' }} />
        <TownReviews words={words.reviews} town={area.name} look={{ tone: 'chalk' }} />
        <CallBand words={page.quote} />
      </Bands>
    </>
  );
}
