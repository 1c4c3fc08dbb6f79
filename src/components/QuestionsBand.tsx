import type { Questions } from '../site/files/content.ts';
import type { BandProps } from './Band.tsx';
import { TitledBand } from './TitledBand.tsx';

/** Band of questions, with all answers visible. `questionNodes` gives search engines the same text. */
export function QuestionsBand({ words, ...band }: { words: Questions } & Omit<BandProps, 'id'>) {
  const items = words.items.map(({ question, answer }) => ({ title: question, text: answer }));
  return <TitledBand id="questions" words={{ ...words, items }} {...band} />;
}
