import { CallButton } from '../../components/CallButton.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';
import { DrawingImage } from '../../illustrations/DrawingImage.tsx';
import { Photograph } from '../../illustrations/Photograph.tsx';
import type { PhotographFile } from '../../illustrations/photographs.ts';
import styles from './FlushHero.module.css';

interface Props {
  business: Business;
  words: Words['power-flushing']['hero'];
  photograph: PhotographFile | undefined;
}

/** What is wrong, what puts it right, and a thermal camera's word for it. */
export function FlushHero({ business, words, photograph }: Props) {
  const { heading, text, picture } = words;
  return (
    <PageIntro
      heading={heading}
      text={text}
      call={<CallButton phone={business.phone} label="Call" size="plate" />}
      drawing={
        photograph ? (
          <Photograph photograph={photograph} />
        ) : (
          <figure className={styles.figure}>
            <DrawingImage name="thermal-radiators" alt={picture.alt} eager />
            <figcaption>{picture.caption}</figcaption>
          </figure>
        )
      }
    />
  );
}
