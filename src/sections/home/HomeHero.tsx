import { Badges } from '../../components/Badges.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';
import { House } from '../../illustrations/House.tsx';
import styles from './HomeHero.module.css';

interface Props {
  business: Business;
  words: Words['home']['hero'];
  badges: Words['badges'];
  house: Words['house'];
}

/** The first screen: what we do, the number, why to trust it, and a house that shows where things go wrong. */
export function HomeHero({ business, words, badges, house }: Props) {
  const [water, heat] = words.heading.split(/(?<=\.) /);
  return (
    <section className={styles.hero} aria-labelledby="page">
      <div className={styles.words}>
        <Badges label="Membership" words={badges} names={['association']} />
        <h1 id="page">
          <span>{water}</span> <span>{heat}</span>
        </h1>
        <CallButton phone={business.phone} label="Call" size="plate" />
        <p className={styles.text}>{words.text}</p>
        <ButtonLink href="/services">View Services</ButtonLink>
        <Badges label="Why you can trust us" words={badges} names={['gasSafe', 'insured', 'allHours', 'rating']} />
      </div>
      <div className={styles.house}>
        <House words={house} />
      </div>
    </section>
  );
}
