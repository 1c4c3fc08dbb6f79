import { jobsFor } from '../facts/jobs.ts';
import type { Facts } from '../facts/types.ts';
import { Bands } from '../parts/pipe/Bands.tsx';
import { CallBand } from '../sections/CallBand.tsx';
import { JobsBand } from '../sections/JobsBand.tsx';
import { PriceBand } from '../sections/PriceBand.tsx';
import { Explanation } from '../sections/power-flushing/Explanation.tsx';
import { FlushHero } from '../sections/power-flushing/FlushHero.tsx';
import { PowderFlushing } from '../sections/power-flushing/PowderFlushing.tsx';
import { Process } from '../sections/power-flushing/Process.tsx';
import { TradeWords } from '../sections/power-flushing/TradeWords.tsx';
import { WhenToAct } from '../sections/power-flushing/WhenToAct.tsx';
import { QuestionsBand } from '../sections/QuestionsBand.tsx';
import { TitledBand } from '../sections/TitledBand.tsx';

/** Power Flushing, section by section. */
export function PowerFlushing(facts: Facts) {
  const { business, words } = facts;
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
        <JobsBand words={words.evidence.jobs} jobs={jobsFor(facts, '/power-flushing')} look={{ tone: 'sky' }} />
        <TradeWords words={words['trade-words']} look={{ tone: 'glass', layout: 'picture-left', weight: 'small' }} />
        <QuestionsBand words={flushing.questions} look={{ tone: 'sky' }} />
        <CallBand words={flushing.quote} />
      </Bands>
    </>
  );
}
