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
  /** Drawing along the foot of the band, on wide screens to the right of the call button. */
  garden: DrawingFile;
  /** Drawing of a street, across the whole foot of the band in place of the garden. Default: none. */
  street?: DrawingFile | undefined;
  look?: BandLook;
}

/** Last band of a page: the call button, in which the pipe ends, and a link to another page. */
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
