import { TradeText } from './TradeText.tsx';

/** Running text. */
export function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => (
    <p key={paragraph}>
      <TradeText text={paragraph} />
    </p>
  ));
}
