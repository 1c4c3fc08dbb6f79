import { DrawingImage, DrawingStrip } from '../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../drawings/drawings.ts';
import type { Call } from '../site/call.ts';
import type { SectionWords } from '../site/files/content.ts';
import { Band } from './Band.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './CallBand.module.css';
import type { BandLook } from './Ground.tsx';
import { PipeEnd } from './pipe/PipeEnd.tsx';

interface Props {
  words: SectionWords & { link: { label: string; href: string } };
  call: Call;
  /** Drawing of a garden at the bottom of the band, on wide screens to the right of the call button. Not shown if there is a `street`. */
  garden: DrawingFile;
  /** Drawing of a street, as wide as the page, to show at the bottom of the band instead of the garden. Default: none. */
  street?: DrawingFile | undefined;
  look?: BandLook;
}

/**
 * Last band (full-width section) of a page, with a call button and a link to another page. The pipe (the drawn line in the margin) ends at
 * the button.
 */
export function CallBand({ words, call, garden, street, look }: Props) {
  return (
    <Band
      id="call"
      heading={words.heading}
      landmark
      look={{ tone: 'earth', ...look }}
      text={words.text}
      foot={
        street ? <DrawingStrip drawing={street} /> : <DrawingImage drawing={garden} alt="" className={styles.garden} />
      }
    >
      <PipeEnd {...call} />
      <ButtonLink {...words.link} />
    </Band>
  );
}
