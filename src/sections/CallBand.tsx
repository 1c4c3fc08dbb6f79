import type { SectionWords } from '../content/content.ts';
import { DrawingImage } from '../drawings/DrawingImage.tsx';
import { Band } from '../parts/Band.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import type { BandLook } from '../parts/Ground.tsx';
import { PipeEnd } from '../parts/pipe/PipeEnd.tsx';
import styles from './CallBand.module.css';

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
