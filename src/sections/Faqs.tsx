import { Band, type BandLook } from '../components/Band.tsx';
import type { Question } from '../seo/structured-data.ts';
import styles from './Faqs.module.css';

/** Questions that open on their answers; the page's structured data carries the same words. */
export function Faqs({ questions, look }: { questions: readonly Question[]; look?: BandLook }) {
  return (
    <Band id="questions" heading="Questions people ask" look={look}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Band>
  );
}
