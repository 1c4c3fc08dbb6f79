import type { Questions } from '../site/files/content.ts';
import type { BandProps } from './Band.tsx';
import { TitledBand } from './TitledBand.tsx';

/** Questions with their answers, open on the page; its structured data carries the same words. */
export function QuestionsBand({ words, ...band }: { words: Questions } & Omit<BandProps, 'id'>) {
  const items = words.items.map(({ question, answer }) => ({ title: question, text: answer }));
  return <TitledBand id="questions" words={{ ...words, items }} {...band} />;
}
