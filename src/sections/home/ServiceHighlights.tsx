import { Actions } from '../../components/Actions.tsx';
import { Band } from '../../components/Band.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import type { Words } from '../../facts/content.ts';
import { BoilerFront, BurstPipe, SludgedPipe } from '../../illustrations/Spots.tsx';
import styles from './ServiceHighlights.module.css';

/** The three services that most readers came for, on the pipe that comes from the house above. */
export function ServiceHighlights({ words }: { words: Words['home']['highlights'] }) {
  const [burst, boiler, sludge] = words.items.map(({ title, text, href }) => (
    <div key={title}>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{text}</p>
    </div>
  ));
  return (
    <div className={styles.street}>
      <Band id="highlights" heading={words.heading} look={{ tone: 'earth', pipe: 'own' }} lead={<p>{words.text}</p>}>
        <div className={styles.jobs}>
          <article className={styles.job}>
            <BurstPipe />
            {burst}
          </article>
          <article className={styles.job}>
            <BoilerFront />
            {boiler}
          </article>
          <article className={styles.job}>
            <SludgedPipe />
            {sludge}
          </article>
        </div>
        <Actions>
          <ButtonLink href="/services">View All Services</ButtonLink>
        </Actions>
      </Band>
    </div>
  );
}
