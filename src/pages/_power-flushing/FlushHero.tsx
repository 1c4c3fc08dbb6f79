import { PageIntro } from '../../components/PageIntro.tsx';
import { photographAt } from '../../components/photographs/photographs.ts';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Words } from '../../site/files/content.ts';
import styles from './FlushHero.module.css';

const path = '/power-flushing';

/** What is wrong, what puts it right, and two thermal images, before and after, or the owner's photograph. */
export function FlushHero({ words }: { words: Words['power-flushing']['hero'] }) {
  const { topic, heading, text, picture } = words;
  return (
    <PageIntro
      path={path}
      className={photographAt(path) ? undefined : styles.panel}
      topic={topic}
      heading={heading}
      text={text}
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
