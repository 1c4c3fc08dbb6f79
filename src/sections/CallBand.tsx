import type { SectionWords } from '../content/content.ts';
import { DrawingImage } from '../drawings/DrawingImage.tsx';
import { Band } from '../parts/Band.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Inlet } from '../parts/pipe/Inlet.tsx';
import styles from './CallBand.module.css';

interface Props {
  words: SectionWords & { link: { label: string; href: string } };
}

/** The end of a page, and of the pipe: ring, or take one more step. */
export function CallBand({ words }: Props) {
  return (
    <Band
      id="call"
      heading={words.heading}
      landmark
      look={{ tone: 'earth', pipe: 'end' }}
      text={words.text}
      foot={<DrawingImage name="garden" alt="" className={styles.garden} />}
    >
      <Inlet />
      <ButtonLink {...words.link} />
    </Band>
  );
}
