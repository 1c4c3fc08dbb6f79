import type { Words } from '../../content/content.ts';
import { DrawingImage } from '../../drawings/DrawingFigure.tsx';
import { PageIntro } from '../../parts/PageIntro.tsx';
import type { ShownPhotograph } from '../../parts/photographs/photographs.ts';
import styles from './FlushHero.module.css';

interface Props {
  words: Words['power-flushing']['hero'];
  photograph: ShownPhotograph | undefined;
}

/** What is wrong, what puts it right, and a thermal camera's word for it, or the owner's photograph. */
export function FlushHero({ words, photograph }: Props) {
  const { topic, heading, text, picture } = words;
  return (
    <PageIntro
      stage={photograph ? 'beside' : 'panel'}
      topic={topic}
      heading={heading}
      text={text}
      photograph={photograph}
      picture={
        <figure className={styles.camera}>
          <div className={styles.screens} role="img" aria-label={picture.alt}>
            <DrawingImage name="thermal-before" alt="" first />
            <DrawingImage name="thermal-after" alt="" first />
          </div>
          <p className={styles.scale} aria-hidden="true">
            {picture.cold} <span /> {picture.hot}
          </p>
          <figcaption>{picture.caption}</figcaption>
        </figure>
      }
    />
  );
}
