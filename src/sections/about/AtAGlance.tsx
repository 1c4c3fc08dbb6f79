import { CallButton } from '../../components/CallButton.tsx';
import { Ground } from '../../components/Ground.tsx';
import { Inlet } from '../../components/pipe/Inlet.tsx';
import { RunningText } from '../../components/RunningText.tsx';
import { SafetyLines } from '../../components/SafetyLines.tsx';
import type { Words } from '../../facts/content.ts';
import styles from './AtAGlance.module.css';

/** The band of three: hours, guarantee, place; and the number, where the pipe ends. */
export function AtAGlance({ words }: { words: Words['about']['band'] }) {
  return (
    <Ground look={{ tone: 'channel', pipe: 'end' }}>
      <ul className={styles.list} aria-label={words.label}>
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>
              <RunningText text={text} />
            </p>
          </li>
        ))}
      </ul>
      <SafetyLines />
      <Inlet>
        <CallButton size="plate" />
      </Inlet>
    </Ground>
  );
}
