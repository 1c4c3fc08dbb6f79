import { PageIntro, type PageTop } from '../../components/PageIntro.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { Words } from '../../site/files/content.ts';
import styles from './AboutHero.module.css';

interface Props {
  words: Words['about'];
  top: PageTop;
  drawings: Drawings;
}

/** Introduction of About: the firm's story, and the owner's photograph or, without one, a drawing of the firm's open van. */
export function AboutHero({ words, top, drawings }: Props) {
  const [first, ...rest] = words.story;
  const { photograph } = top;
  const tall = photograph && photograph.height > photograph.width * 0.8;
  return (
    <PageIntro
      {...top}
      className={styles.hero}
      stage={tall ? 'tall' : undefined}
      topic={words.topic}
      heading={words.heading}
      text={first}
      picture={<DrawingImage drawing={drawings.named('open-van')} alt="" eager />}
    >
      <Paragraphs text={rest} />
    </PageIntro>
  );
}
