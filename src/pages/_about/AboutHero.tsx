import { PageIntro } from '../../components/PageIntro.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Words } from '../../site/files/content.ts';
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
