import type { Questions } from '../content/content.ts';
import type { BandLook } from '../parts/Ground.tsx';
import { TitledBand } from './TitledBand.tsx';

/** Questions with their answers, open on the page; its structured data carries the same words. */
export function QuestionsBand({ words, look }: { words: Questions; look: BandLook }) {
  const items = words.items.map(({ question, answer }) => ({ title: question, text: answer }));
  return <TitledBand id="questions" words={{ ...words, items }} look={look} />;
}
