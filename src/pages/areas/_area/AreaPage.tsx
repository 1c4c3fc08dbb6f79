import { CallBand } from '../../../components/CallBand.tsx';
import { EmergencyBand } from '../../../components/EmergencyBand.tsx';
import { JobsBand } from '../../../components/JobsBand.tsx';
import { ListBand } from '../../../components/ListBand.tsx';
import { pageTop } from '../../../components/PageIntro.tsx';
import { Bands } from '../../../components/pipe/Bands.tsx';
import { TextBand } from '../../../components/TextBand.tsx';
import { TitledBand } from '../../../components/TitledBand.tsx';
import { drawingsOf } from '../../../drawings/drawings.ts';
import { callOf } from '../../../site/call.ts';
import { jobsFor } from '../../../site/jobs.ts';
import type { Area, Site } from '../../../site/site.ts';
import { AreaHero } from './AreaHero.tsx';
import { FlushComparison } from './FlushComparison.tsx';
import { HeatingServices } from './HeatingServices.tsx';
import { TownReviews } from './TownReviews.tsx';
import { WhereAndWhen } from './WhereAndWhen.tsx';

/** Content of the page of an area: its sections in reading order. */
export function AreaPage({ area, site }: { area: Area; site: Site }) {
  const { sharedWords, homes, tonight, waterCompany } = area;
  const { business, words, photographs } = site;
  const { language, phone } = business;
  const drawings = drawingsOf(site);
  const powderFlushing = words['powder-flushing'];
  return (
    <>
      <AreaHero area={area} site={site} top={pageTop(site, area.path)} drawings={drawings} />
      <Bands edges={site.words.look.edges}>
        <EmergencyBand
          words={sharedWords.emergency}
          advice={words.emergency}
          phone={phone}
          waterCompany={waterCompany}
        />
        {tonight && <TitledBand id="tonight" words={tonight} look={{ tone: 'earth' }} shape="columns" />}
        <WhereAndWhen area={area} labels={words.labels} look={{ warms: true }} />
        {homes && (
          <TextBand
            id="homes"
            words={homes}
            look={{ tone: 'glass', warms: true, ...(homes.cutaway && { layout: 'picture-wide' }) }}
            drawing={homes.cutaway && drawings.named(`cutaway-${homes.cutaway}`)}
          />
        )}
        <HeatingServices
          area={area}
          specialist={powderFlushing}
          drawing={drawings.named('radiator')}
          look={{ tone: 'earth', side: 'right', layout: 'picture-left' }}
        />
        <FlushComparison
          words={powderFlushing}
          drawing={drawings.named('heating-ages')}
          look={{ tone: 'chalk', side: 'right', weight: 'small' }}
        />
        <ListBand id="benefits" words={sharedWords.benefits} look={{ tone: 'sky', weight: 'small' }} />
        <JobsBand
          words={words.evidence.jobs}
          jobs={jobsFor(site, area.path)}
          photographs={photographs.byJob}
          language={language}
          look={{ tone: 'glass' }}
        />
        <TownReviews
          words={words.reviews}
          town={area.name}
          newTab={words.labels.newTab}
          language={language}
          look={{ tone: 'chalk' }}
        />
        <CallBand words={sharedWords.quote} call={callOf(site)} garden={drawings.named('garden')} />
      </Bands>
    </>
  );
}
