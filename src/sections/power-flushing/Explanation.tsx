import type { Words } from '../../content/content.ts';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { Photograph } from '../../parts/photographs/Photograph.tsx';
import { photographAt } from '../../parts/photographs/photographs.ts';
import { TitledList } from '../../parts/TitledList.tsx';
import styles from './Explanation.module.css';

const photograph = photographAt('/power-flushing#explanation');

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
        {photograph ? (
          <Photograph photograph={photograph} />
        ) : (
          <figure className={styles.figure}>
            <DrawingImage name="pipe-sections" alt={explanation.picture.alt} />
            <figcaption>{explanation.picture.caption}</figcaption>
          </figure>
        )}
      </div>
      <TitledList items={cards} shape="columns" />
    </Band>
  );
}
