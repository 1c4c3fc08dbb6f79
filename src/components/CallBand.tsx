import { DrawingImage } from '../drawings/DrawingImage.tsx';
import type { SectionWords } from '../site/files/content.ts';
import { Band } from './Band.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './CallBand.module.css';
import type { BandLook } from './Ground.tsx';
import { PipeEnd } from './pipe/PipeEnd.tsx';

interface Props {
  words: SectionWords & { link: { label: string; href: string } };
  look?: BandLook;
}

/** The end of a page, and of the pipe: ring, or take one more step. */
export function CallBand({ words, look }: Props) {
  return (
    <Band
      id="call"
      heading={words.heading}
      landmark
      look={{ tone: 'earth', ...look }}
      text={words.text}
      foot={<DrawingImage name="garden" alt="" className={styles.garden} />}
    >
      <PipeEnd />
      <ButtonLink {...words.link} />
    </Band>
  );
}
