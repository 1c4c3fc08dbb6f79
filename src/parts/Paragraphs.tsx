import { RunningText } from './RunningText.tsx';

/** Running text. */
export function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => (
    <p key={paragraph}>
      <RunningText text={paragraph} />
    </p>
  ));
}
