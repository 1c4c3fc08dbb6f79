import { type BandLook, Ground } from '../../components/Ground.tsx';
import { Paragraph } from '../../components/Paragraphs.tsx';
import { PipeEnd } from '../../components/pipe/PipeEnd.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import { DrawingStrip } from '../../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../../drawings/drawings.ts';
import type { Call } from '../../site/call.ts';
import type { Words } from '../../site/files/content.ts';
import styles from './AtAGlance.module.css';

interface Props {
  words: Words['about']['band'];
  call: Call;
  /** Drawing of a street at night, for a firm that answers calls at any hour. False for other firms: no drawing. */
  street: DrawingFile | false;
  look?: BandLook;
}

/**
 * Last section of About: facts about the firm in a few words each, such as its hours, and the call button at which the pipe (drawn line)
 * ends.
 */
export function AtAGlance({ words, call, street, look }: Props) {
  return (
    <Ground look={{ tone: 'channel', ...look }}>
      <ul id="at-a-glance" className={styles.list} aria-label={words.label}>
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <strong>
              <Typeset text={title} />
            </strong>
            {text && <Paragraph text={text} />}
          </li>
        ))}
      </ul>
      <PipeEnd {...call} />
      {street && <DrawingStrip drawing={street} />}
    </Ground>
  );
}
