import { facts } from '../facts/index.ts';
import { tradeWordsIn } from '../facts/trade-words.ts';
import { ExplainedLink } from './ExplainedLink.tsx';

const tradeWords = Object.keys(facts.words['trade-words'].words);

/** A text in which the first mention of each trade word leads to what it means. */
export function TradeText({ text }: { text: string }) {
  return tradeWordsIn(text, tradeWords).map(({ text: part, explainedBy }) =>
    explainedBy ? (
      <ExplainedLink key={explainedBy} page="/power-flushing" id={explainedBy}>
        {part}
      </ExplainedLink>
    ) : (
      part
    ),
  );
}
