import { PageIntro, type PageTop } from '../../components/PageIntro.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { Words } from '../../site/files/content.ts';
import styles from './FlushHero.module.css';

interface Props {
  words: Words['power-flushing']['hero'];
  top: PageTop;
  drawings: Drawings;
}

/**
 * Introduction of Power Flushing. Picture: the owner's photograph or, without one, thermal images of a radiator before and after a flush.
 */
export function FlushHero({ words, top, drawings }: Props) {
  const { topic, heading, text, picture } = words;
  return (
    <PageIntro
      {...top}
      className={`${styles.hero} ${top.photograph ? '' : styles.panel}`}
      topic={topic}
      heading={heading}
      text={text}
      picture={
        <figure className={styles.camera}>
          <div className={styles.screens} role="img" aria-label={picture.alt}>
            <DrawingImage drawing={drawings.named('thermal-before')} alt="" eager />
            <DrawingImage drawing={drawings.named('thermal-after')} alt="" eager />
          </div>
          <p className={styles.scale} aria-hidden="true">
            {picture.cold} <span /> {picture.hot}
          </p>
          <figcaption>
            <Typeset text={picture.caption} />
          </figcaption>
        </figure>
      }
    />
  );
}
