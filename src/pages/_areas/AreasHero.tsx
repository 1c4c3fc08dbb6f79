import { PageIntro } from '../../components/PageIntro.tsx';
import { CoastMap } from '../../drawings/map/CoastMap.tsx';
import type { Words } from '../../site/files/content.ts';
import styles from './AreasHero.module.css';

/** The whole area we cover, on the map. */
export function AreasHero({ words }: { words: Words['areas'] }) {
  return (
    <PageIntro
      path="/areas"
      className={styles.hero}
      topic={words.topic}
      heading={words.heading}
      text={words.text}
      belowPicture={CoastMap()}
    />
  );
}
