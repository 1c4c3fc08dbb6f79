import { CallButton } from '../../components/CallButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';
import styles from './ServicesHero.module.css';

/** What we do, and a board of the five services that leads down the page. */
export function ServicesHero({ business, words }: { business: Business; words: Words['services'] }) {
  const board = (
    <ul className={styles.board}>
      {words.services.map(({ id, icon, title }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <Icon name={icon} size={28} />
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <PageIntro
      heading={words.heading}
      text={words.text}
      call={<CallButton phone={business.phone} label="Call" size="plate" />}
      drawing={board}
    />
  );
}
