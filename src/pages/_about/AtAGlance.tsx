import { type BandLook, Ground } from '../../components/Ground.tsx';
import { Paragraph } from '../../components/Paragraphs.tsx';
import { PipeEnd } from '../../components/pipe/PipeEnd.tsx';
import { DrawingStrip } from '../../drawings/DrawingImage.tsx';
import type { Words } from '../../site/files/content.ts';
import styles from './AtAGlance.module.css';

interface Props {
  words: Words['about']['band'];
  /** Whether the street by night is drawn: for a firm that answers by night. */
  byNight: boolean;
  look?: BandLook;
}

/** The band of three: hours, guarantee, place; and the number, where the pipe ends. */
export function AtAGlance({ words, byNight, look }: Props) {
  return (
    <Ground look={{ tone: 'channel', ...look }}>
      <ul className={styles.list} aria-label={words.label}>
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <Paragraph text={text} />
          </li>
        ))}
      </ul>
      <PipeEnd />
      {byNight && <DrawingStrip name="night-street" />}
    </Ground>
  );
}
