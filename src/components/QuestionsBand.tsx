import type { Questions } from '../site/files/content.ts';
import type { BandProps } from './Band.tsx';
import { Paragraph } from './Paragraphs.tsx';
import { TitledBand } from './TitledBand.tsx';

/** Section with questions and their answers, all visible. `questionNodes` returns the same text as structured data for search engines. */
export function QuestionsBand({ words, ...band }: { words: Questions } & Omit<BandProps, 'id'>) {
  const items = words.items.map(({ question, answer, more }) => ({
    title: question,
    text: answer,
    belowText: more && <Paragraph text={more} />,
  }));
  return <TitledBand id="questions" words={{ ...words, items }} {...band} />;
}
