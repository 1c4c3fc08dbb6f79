import { CallBand } from '../../components/CallBand.tsx';
import { JobsBand } from '../../components/JobsBand.tsx';
import { PriceBand } from '../../components/PriceBand.tsx';
import { Bands } from '../../components/pipe/Bands.tsx';
import { QuestionsBand } from '../../components/QuestionsBand.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import { jobsFor } from '../../site/jobs.ts';
import type { Site } from '../../site/site.ts';
import { Explanation } from './Explanation.tsx';
import { FlushHero } from './FlushHero.tsx';
import { PowderFlushing } from './PowderFlushing.tsx';
import { Process } from './Process.tsx';
import { TradeWords } from './TradeWords.tsx';
import { WhenToAct } from './WhenToAct.tsx';

/** Power Flushing, section by section. */
export function PowerFlushing(site: Site) {
  const { business, words } = site;
  const flushing = words['power-flushing'];
  return (
    <>
      <FlushHero words={flushing.hero} />
      <Bands>
        <Explanation words={flushing} look={{ tone: 'glass' }} />
        <PowderFlushing
          specialist={business.powderFlushing}
          words={words['powder-flushing']}
          look={{ tone: 'chalk', layout: 'split', weight: 'small' }}
        />
        <TitledBand id="benefits" words={flushing.benefits} look={{ tone: 'earth', weight: 'small' }} shape="columns" />
        <TitledBand
          id="signs"
          words={flushing.warningSigns}
          look={{ tone: 'chalk', layout: 'picture' }}
          drawing="water-jars"
        />
        <WhenToAct
          words={flushing.whenToAct}
          carbonMonoxide={words.emergency.carbonMonoxide}
          look={{ tone: 'channel', warms: true, layout: 'split' }}
        />
        <Process words={flushing.process} look={{ tone: 'chalk', weight: 'large' }} />
        <PriceBand words={words.prices} page="/power-flushing" look={{ tone: 'chalk', layout: 'split' }} />
        <JobsBand words={words.evidence.jobs} jobs={jobsFor(site, '/power-flushing')} look={{ tone: 'sky' }} />
        <TradeWords words={words['trade-words']} look={{ tone: 'glass', layout: 'picture-left', weight: 'small' }} />
        <QuestionsBand words={flushing.questions} look={{ tone: 'sky' }} />
        <CallBand words={flushing.quote} />
      </Bands>
    </>
  );
}
