import { CallBand } from '../../components/CallBand.tsx';
import { JobsBand } from '../../components/JobsBand.tsx';
import { pageTop } from '../../components/PageIntro.tsx';
import { PriceBand } from '../../components/PriceBand.tsx';
import { Bands } from '../../components/pipe/Bands.tsx';
import { QuestionsBand } from '../../components/QuestionsBand.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import { drawingsOf } from '../../drawings/drawings.ts';
import { callOf } from '../../site/call.ts';
import { jobsFor } from '../../site/jobs.ts';
import type { Site } from '../../site/site.ts';
import { Explanation } from './Explanation.tsx';
import { FlushHero } from './FlushHero.tsx';
import { PowderFlushing } from './PowderFlushing.tsx';
import { Process } from './Process.tsx';
import { TradeWords } from './TradeWords.tsx';
import { WhenToAct } from './WhenToAct.tsx';

/** Content of the page Power Flushing: its sections in reading order. */
export function PowerFlushing({ site }: { site: Site }) {
  const { business, words, photographs } = site;
  const { language } = business;
  const call = callOf(site);
  const drawings = drawingsOf(site);
  const flushing = words['power-flushing'];
  return (
    <>
      <FlushHero words={flushing.hero} top={pageTop(site, '/power-flushing')} drawings={drawings} />
      <Bands style={site.words.look} rusty>
        <Explanation
          words={flushing}
          drawing={drawings.named('pipe-sections')}
          photograph={photographs.byPlace.get('/power-flushing#explanation')}
          look={{ tone: 'glass' }}
        />
        <PowderFlushing
          specialist={business.powderFlushing}
          words={words['powder-flushing']}
          newTab={words.labels.newTab}
          look={{ tone: 'chalk', layout: 'split', weight: 'small' }}
        />
        <TitledBand id="benefits" words={flushing.benefits} look={{ tone: 'earth', weight: 'small' }} shape="columns" />
        <TitledBand
          id="signs"
          words={flushing.warningSigns}
          look={{ tone: 'chalk', layout: 'two-columns' }}
          drawing={drawings.named('water-jars')}
        />
        <WhenToAct
          words={flushing.whenToAct}
          call={{ ...call, label: flushing.whenToAct.call }}
          carbonMonoxide={words.emergency.carbonMonoxide}
          look={{ tone: 'channel', layout: 'split' }}
        />
        <Process
          words={flushing.process}
          drawings={drawings}
          photographs={photographs.byPlace}
          look={{ tone: 'chalk', warms: true, weight: 'large' }}
        />
        <QuestionsBand words={flushing.questions} look={{ tone: 'sky' }} />
        <PriceBand
          words={words.prices}
          page="/power-flushing"
          language={language}
          look={{ tone: 'chalk', layout: 'split' }}
        />
        <JobsBand
          words={words.evidence.jobs}
          jobs={jobsFor(site, '/power-flushing')}
          photographs={photographs.byJob}
          language={language}
          look={{ tone: 'sky' }}
        />
        <TradeWords
          words={words['trade-words']}
          drawing={drawings.named('trade-shelf')}
          look={{ tone: 'glass', layout: 'picture-left', weight: 'small' }}
        />
        <CallBand words={flushing.quote} call={call} garden={drawings.named('garden')} />
      </Bands>
    </>
  );
}
