import { Badges } from '../../components/Badges.tsx';
import { PageIntro, type PageTop } from '../../components/PageIntro.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import { InlineDrawing } from '../../drawings/InlineDrawing.tsx';
import type { Words } from '../../site/files/content.ts';
import type { Register } from '../../site/registers.ts';
import styles from './HomeHero.module.css';

interface Props {
  words: Words['home']['hero'];
  badges: Words['badges'];
  /** The firm's entry in the Gas Safe Register, if the firm shows its number. */
  gasSafe: Register | undefined;
  /** Notes on the drawing of the house. */
  house: Words['house'];
  top: PageTop;
  drawings: Drawings;
}

/**
 * Introduction of Home: what the firm does, the call button, the badges as fittings on the pipe (a drawn line), and a picture. The picture
 * is the owner's photograph or, without a photograph, a drawing of a house with notes about what can go wrong in a house.
 */
export function HomeHero({ words, badges, gasSafe, house, top, drawings }: Props) {
  const [cold, warm] = words.heading;
  return (
    <PageIntro
      {...top}
      className={styles.hero}
      topic={words.topic}
      heading={
        <>
          {cold} <span className={styles.warm}>{warm}</span>
        </>
      }
      text={words.text}
      aboveHeading={<Badges words={badges} names={['association']} look="plate" label={badges.labels.membership} />}
      belowCall={
        <Badges
          words={badges}
          names={['gasSafe', 'insured', 'allHours', 'rating']}
          look="fittings"
          label={badges.labels.trust}
          gasSafe={gasSafe}
        />
      }
      actions={[{ href: '#emergency', label: words.help }, words.link]}
      pictureLast
      picture={
        <div className={styles.house}>
          <InlineDrawing svg={drawings.house} words={house} />
          <DrawingImage drawing={drawings.named('terrace')} alt="" eager />
        </div>
      }
    />
  );
}
