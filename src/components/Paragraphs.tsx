import type { Sentence } from '../site/text/sentence.ts';
import { RunningText } from './RunningText.tsx';

/** A paragraph of running text. */
export const Paragraph = ({ text }: { text: Sentence }) => (
  <p>
    <RunningText text={text} />
  </p>
);

/** Several paragraphs of running text. */
export function Paragraphs({ text }: { text: readonly Sentence[] }) {
  return text.map((paragraph) => <Paragraph key={paragraph.source} text={paragraph} />);
}
