import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import { Photograph } from '../../components/photographs/Photograph.tsx';
import { photographAt } from '../../components/photographs/photographs.ts';
import { TitledList } from '../../components/TitledList.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Words } from '../../site/files/content.ts';
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
