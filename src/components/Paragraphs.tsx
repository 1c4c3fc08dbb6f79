import { RunningText } from './RunningText.tsx';

/** One paragraph of running text. */
export const Paragraph = ({ text }: { text: string }) => (
  <p>
    <RunningText text={text} />
  </p>
);

/** Running text. */
export function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => <Paragraph key={paragraph} text={paragraph} />);
}
