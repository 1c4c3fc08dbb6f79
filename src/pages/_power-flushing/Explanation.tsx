import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import { Photograph } from '../../components/photographs/Photograph.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../../drawings/drawings.ts';
import type { Words } from '../../site/files/content.ts';
import type { ShownPhotograph } from '../../site/site.ts';
import styles from './Explanation.module.css';

interface Props {
  words: Words['power-flushing'];
  drawing: DrawingFile;
  /** The owner's photograph, shown instead of the drawing. */
  photograph: ShownPhotograph | undefined;
  look?: BandLook;
}

/** Section that explains what a power flush is, why to have one and, if the firm is certified, its certification. */
export function Explanation({ words, drawing, photograph, look }: Props) {
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
            <DrawingImage drawing={drawing} alt={explanation.picture.alt} />
            <figcaption>
              <Typeset text={explanation.picture.caption} />
            </figcaption>
          </figure>
        )}
      </div>
      <TitledList items={cards} shape="columns" />
    </Band>
  );
}
