import { CallButton } from '../../components/CallButton.tsx';
import { PageIntro, type PageTop } from '../../components/PageIntro.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../../drawings/drawings.ts';
import type { Words } from '../../site/files/content.ts';
import styles from './ContactHero.module.css';

interface Props {
  words: Words['contact'];
  top: PageTop;
  /** The telephone that the number rings. */
  telephone: DrawingFile;
  /** Where the card for address books is. */
  cardPath: string;
}

/** Contact's hero: the number as the largest thing on the page, and the telephone that it rings, or the owner's photograph. */
export function ContactHero({ words, top, telephone, cardPath }: Props) {
  const { topic, heading, text, save, links } = words;
  const card = <a href={cardPath}>{save}</a>;
  return (
    <PageIntro
      {...top}
      className={styles.hero}
      topic={topic}
      heading={heading}
      text={text}
      callButton={
        <>
          <CallButton {...top.call} size="page" />
          <p className={styles.save}>{card}</p>
        </>
      }
      actions={links}
      picture={<DrawingImage drawing={telephone} alt="" eager />}
    />
  );
}
