import { CallButton } from '../../components/CallButton.tsx';
import { PageIntro, type PageTop } from '../../components/PageIntro.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../../drawings/drawings.ts';
import type { Words } from '../../site/files/content.ts';
import styles from './ContactHero.module.css';

interface Props {
  words: Words['contact'];
  top: PageTop;
  /** Drawing of a person who answers the telephone. */
  telephone: DrawingFile;
  /** Path of the contact card for address books. */
  cardPath: string;
}

/**
 * Introduction of Contact: the number as the largest text on the page, a link to the contact card, and the owner's photograph or, if
 * there is none, a drawing of a person who answers the telephone.
 */
export function ContactHero({ words, top, telephone, cardPath }: Props) {
  const { topic, heading, text, save, links } = words;
  const card = <a href={cardPath}>{save}</a>;
  return (
    <PageIntro
      {...top}
      className={styles.hero}
      stage="contact"
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
