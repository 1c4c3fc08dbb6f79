import type { Words } from '../../content/content.ts';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import { PageIntro } from '../../parts/PageIntro.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import styles from './AboutHero.module.css';

/** About's hero: who answers the phone, and what they come with. */
export function AboutHero({ words }: { words: Words['about'] }) {
  const [first = '', ...rest] = words.story;
  return (
    <PageIntro
      path="/about"
      className={styles.hero}
      topic={words.topic}
      heading={words.heading}
      text={first}
      picture={<DrawingImage name="open-van" alt="" first />}
    >
      <Paragraphs text={rest} />
    </PageIntro>
  );
}
