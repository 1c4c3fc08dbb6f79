import type { Words } from '../../content/content.ts';
import { DrawingFigure } from '../../drawings/DrawingFigure.tsx';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { PhotographOr } from '../../parts/photographs/PhotographOr.tsx';
import { TitledList } from '../../parts/TitledList.tsx';
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
