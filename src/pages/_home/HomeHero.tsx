import { Badges } from '../../components/Badges.tsx';
import { PageIntro, type PageTop } from '../../components/PageIntro.tsx';
import { DrawingImage, DrawingStrip } from '../../drawings/DrawingImage.tsx';
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
  /** What the introduction shows. `people` needs a photograph in `top`. */
  stage: Words['look']['hero'];
  top: PageTop;
  drawings: Drawings;
}

/**
 * Introduction of Home: what the firm does, the call button, the badges, and a picture. The picture is the owner's photograph for Home or,
 * without one, a house with notes about what can go wrong in it, or the town's street.
 */
export function HomeHero({ words, badges, gasSafe, house, stage, top, drawings }: Props) {
  const [cold, warm] = words.heading;
  const intro = {
    ...top,
    topic: words.topic,
    heading: (
      <>
        {cold} <span className={styles.warm}>{warm}</span>
      </>
    ),
    text: words.text,
    actions: [{ href: '#emergency', label: words.help }, words.link],
  };
  if (stage !== 'house') {
    const strip = (
      <Badges
        words={badges}
        names={['association', 'gasSafe', 'insured', 'allHours', 'rating']}
        look="strip"
        label={badges.association ? `${badges.labels.trust}, ${badges.labels.membership}` : badges.labels.trust}
        gasSafe={gasSafe}
      />
    );
    const street = drawings.townStrip;
    return (
      <PageIntro
        {...intro}
        className="staged"
        stage={stage}
        pictureLast
        picture={stage === 'street' && street && <DrawingStrip drawing={street} eager />}
        belowPicture={strip}
      />
    );
  }
  return (
    <PageIntro
      {...intro}
      className={styles.hero}
      belowCall={
        <>
          <Badges words={badges} names={['association']} look="plate" label={badges.labels.membership} />
          <Badges
            words={badges}
            names={['gasSafe', 'insured', 'allHours', 'rating']}
            look="fittings"
            label={badges.labels.trust}
            gasSafe={gasSafe}
          />
        </>
      }
      pipe={false}
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
