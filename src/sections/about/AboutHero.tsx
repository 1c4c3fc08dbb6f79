import { Icon } from '../../components/Icon.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import type { Words } from '../../facts/content.ts';
import { badgesOf } from '../../facts/explanations.ts';
import { Terrace } from '../../illustrations/house/Terrace.tsx';
import type { PhotographFile } from '../../photographs/photographs.ts';
import styles from './AboutHero.module.css';

interface Props {
  words: Words['about'];
  badges: Words['badges'];
  photograph: PhotographFile | undefined;
}

/** About's hero: who answers the phone, and what each badge of the site stands for. */
export function AboutHero({ words, badges, photograph }: Props) {
  const [first = '', ...rest] = words.story;
  const explained = (
    <ul className={styles.badges} aria-label={badges.labels.all}>
      {badgesOf(badges).map(({ id, icon, label, explanation }) => (
        <li key={id} id={id}>
          <Icon name={icon} />
          <strong>{label}</strong>
          <p>{explanation}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <PageIntro heading={words.heading} text={first} photograph={photograph} drawing={<Terrace />} beside={explained}>
      <Paragraphs text={rest} />
    </PageIntro>
  );
}
