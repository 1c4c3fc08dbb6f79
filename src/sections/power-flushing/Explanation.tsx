import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import type { Words } from '../../facts/content.ts';
import { DrawingFigure } from '../../illustrations/DrawingFigure.tsx';
import { PhotographOr } from '../../photographs/PhotographOr.tsx';
import styles from './Explanation.module.css';

/** What a power flush is, why one has it done, and who does it. */
export function Explanation({ words, look }: { words: Words['power-flushing']; look?: BandLook }) {
  const { explanation, whyPowerFlush, certified } = words;
  const cards = [whyPowerFlush, certified].flatMap((card) => (card ? [{ title: card.heading, text: card.text }] : []));
  return (
    <Band id="explanation" heading={explanation.heading} look={look}>
      <div className={styles.explanation}>
        <div className={styles.text}>
          <Paragraphs text={explanation.text} />
        </div>
        <PhotographOr place="/power-flushing#explanation">
          <DrawingFigure name="pipe-sections" words={explanation.picture} />
        </PhotographOr>
      </div>
      <TitledList items={cards} shape="columns" />
    </Band>
  );
}
