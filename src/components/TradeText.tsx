import { tradeWordsIn } from '../facts/trade-words.ts';
import { ExplainedLink } from './ExplainedLink.tsx';

/** A text in which the first mention of each trade word leads to what it means. */
export function TradeText({ text }: { text: string }) {
  return tradeWordsIn(text).map(({ text: part, explainedBy }) =>
    explainedBy ? (
      <ExplainedLink key={explainedBy} page="/power-flushing" id={explainedBy}>
        {part}
      </ExplainedLink>
    ) : (
      part
    ),
  );
}
