import type { Words } from '../../content/content.ts';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import { contactCardPath } from '../../facts/contact-card.ts';
import { facts } from '../../facts/index.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { PageIntro } from '../../parts/PageIntro.tsx';
import styles from './ContactHero.module.css';

/** Contact's hero: the number as the largest thing on the page, and the telephone that it rings, or the owner's photograph. */
export function ContactHero({ words }: { words: Words['contact'] }) {
  const { topic, heading, text, save, links } = words;
  const card = <a href={contactCardPath(facts.business)}>{save}</a>;
  return (
    <PageIntro
      path="/contact"
      className={styles.hero}
      topic={topic}
      heading={heading}
      text={text}
      call={
        <>
          <CallButton size="page" />
          <p className={styles.save}>{card}</p>
        </>
      }
      ways={links}
      picture={<DrawingImage name="telephone" alt="" first />}
    />
  );
}
