import type { Words } from '../../content/content.ts';
import { DrawingImage } from '../../drawings/DrawingFigure.tsx';
import { InlineDrawing } from '../../drawings/InlineDrawing.tsx';
import { Badges } from '../../parts/Badges.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { IntroWords } from '../../parts/PageIntro.tsx';
import { Photograph } from '../../parts/photographs/Photograph.tsx';
import type { ShownPhotograph } from '../../parts/photographs/photographs.ts';
import styles from './HomeHero.module.css';

interface Props {
  words: Words['home']['hero'];
  badges: Words['badges'];
  house: Words['house'];
  photograph: ShownPhotograph | undefined;
}

/** The first screen: what we do, the number, why to trust it, and a house that shows where things go wrong, or the owner's photograph. */
export function HomeHero({ words, badges, house, photograph }: Props) {
  const [cold, warm] = words.heading;
  const heading = (
    <>
      <span>{cold}</span> <span className={styles.warm}>{warm}</span>
    </>
  );
  return (
    <section className={styles.hero}>
      <IntroWords topic={words.topic} heading={heading} text={words.text}>
        <p className={styles.ways}>
          <ButtonLink href="#emergency" label={words.help} /> <ButtonLink {...words.link} />
        </p>
        <div className={styles.proof}>
          <Badges label={badges.labels.membership} names={['association']} />
          <Badges label={badges.labels.trust} names={['gasSafe', 'insured', 'allHours', 'rating']} />
        </div>
      </IntroWords>
      {photograph ? (
        <div className={styles.photograph}>
          <Photograph photograph={photograph} topSizes="(min-width: 62rem) 45vw, 100vw" />
        </div>
      ) : (
        <div className={styles.house}>
          <DrawingImage name="terrace" alt="" />
          <InlineDrawing name="inline/house" words={house} />
        </div>
      )}
    </section>
  );
}
