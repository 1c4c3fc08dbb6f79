import { Band, type BandLook } from '../components/Band.tsx';
import { TitledList } from '../components/TitledList.tsx';
import type { Question } from '../seo/structured-data.ts';

/** Questions with their answers, open on the page; its structured data carries the same words. */
export function Faqs({ questions, look }: { questions: readonly Question[]; look?: BandLook }) {
  return (
    <Band id="questions" heading="Questions people ask" look={look}>
      <TitledList items={questions.map(({ question, answer }) => ({ title: question, text: answer }))} />
    </Band>
  );
}
