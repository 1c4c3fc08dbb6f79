import type { Words } from '../../content/content.ts';
import { DrawingStrip } from '../../drawings/DrawingImage.tsx';
import { facts } from '../../facts/index.ts';
import { type BandLook, Ground } from '../../parts/Ground.tsx';
import { Paragraph } from '../../parts/Paragraphs.tsx';
import { PipeEnd } from '../../parts/pipe/PipeEnd.tsx';
import styles from './AtAGlance.module.css';

/** The band of three: hours, guarantee, place; and the number, where the pipe ends. */
export function AtAGlance({ words, look }: { words: Words['about']['band']; look?: BandLook }) {
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
      {facts.business.hours.always && <DrawingStrip name="night-street" />}
    </Ground>
  );
}
