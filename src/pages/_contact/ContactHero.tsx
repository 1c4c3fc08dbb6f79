import { CallButton } from '../../components/CallButton.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Words } from '../../site/files/content.ts';
import styles from './ContactHero.module.css';

interface Props {
  words: Words['contact'];
  /** Where the card for address books is. */
  cardPath: string;
}

/** Contact's hero: the number as the largest thing on the page, and the telephone that it rings, or the owner's photograph. */
export function ContactHero({ words, cardPath }: Props) {
  const { topic, heading, text, save, links } = words;
  const card = <a href={cardPath}>{save}</a>;
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
