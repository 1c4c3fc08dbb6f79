import { PageIntro, type PageTop } from '../../components/PageIntro.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import { InlineDrawing } from '../../drawings/InlineDrawing.tsx';
import type { Words } from '../../site/files/content.ts';
import styles from './HomeHero.module.css';

interface Props {
  words: Words['home']['hero'];
  /** Notes on the drawing of the house. */
  house: Words['house'];
  top: PageTop;
  drawings: Drawings;
}

/** Introduction of Home: what we do, the call button, and a house with notes about what can go wrong in it, or the owner's photograph. */
export function HomeHero({ words, house, top, drawings }: Props) {
  const [cold, warm] = words.heading;
  return (
    <PageIntro
      {...top}
      className={styles.hero}
      topic={words.topic}
      heading={
        <>
          {cold} <span className={styles.warm}>{warm}</span>
        </>
      }
      text={words.text}
      actions={[{ href: '#emergency', label: words.help }, words.link]}
      pictureLast
      picture={
        <div className={styles.house}>
          <InlineDrawing svg={drawings.house} words={house} />
          <DrawingImage drawing={drawings.named('terrace')} alt="" eager />
        </div>
      }
    />
  );
}
