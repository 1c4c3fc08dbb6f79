import { DrawingImage } from '../drawings/DrawingImage.tsx';
import { drawingsOf } from '../drawings/drawings.ts';
import { gasCardText } from '../drawings/GasCard.tsx';
import type { Site } from '../site/site.ts';
import { sentenceFrom } from '../site/text/sentence.ts';
import { HeadingLink } from './HeadingLink.tsx';
import { Icon } from './Icon.tsx';
import { Paragraph } from './Paragraphs.tsx';
import styles from './ProofPapers.module.css';
import { TickList } from './TickList.tsx';
import { Typeset } from './Typeset.tsx';

/**
 * What a customer can ask to see, drawn as three papers: an engineer's Gas Safe card with labels (if the firm is registered), a list of
 * what a written quote contains, and a job sheet with the steps from the call to the bill.
 */
export function ProofPapers({ site }: { site: Site }) {
  const { badges, contact, evidence } = site.words;
  return (
    <div className={styles.papers}>
      {badges.gasSafe && (
        <div className={styles.card}>
          <div className={styles.paper}>
            <h3>
              <Typeset text={badges.gasSafe.card.heading} />
            </h3>
            <DrawingImage drawing={drawingsOf(site).named('gas-card')} alt={gasCardText(badges.gasSafe.card)} />
          </div>
        </div>
      )}
      <div className={styles.quote}>
        <div className={styles.paper}>
          <Icon name="nut" />
          <HeadingLink href="/contact#quote" text={evidence.trust.quote} />
          <TickList items={contact.quote.form.lines.map(sentenceFrom)} />
        </div>
      </div>
      <div className={styles.sheet}>
        <div className={styles.paper}>
          <HeadingLink href="/contact#ringing" text={contact.ringing.heading} />
          <ol className={styles.steps}>
            {contact.ringing.steps.map(({ title, text }) => (
              <li key={title}>
                <strong>
                  <Typeset text={title} />
                </strong>
                <Paragraph text={text} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
