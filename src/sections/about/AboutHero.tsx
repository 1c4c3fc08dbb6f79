import type { ReactNode } from 'react';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import type { Words } from '../../facts/content.ts';
import { badgesOf } from '../../facts/explanations.ts';
import { facts } from '../../facts/index.ts';
import { gasSafeEntry, type Register } from '../../facts/registers.ts';
import { Terrace } from '../../illustrations/house/Terrace.tsx';
import type { ShownPhotograph } from '../../photographs/photographs.ts';

const { check: checkNumber } = facts.words.evidence;

interface Props {
  words: Words['about'];
  badges: Words['badges'];
  photograph: ShownPhotograph | undefined;
}

/** About's hero: who answers the phone, and what each badge of the site means. */
export function AboutHero({ words, badges, photograph }: Props) {
  const [first = '', ...rest] = words.story;
  const explained = badgesOf(badges).map(({ label, explanation, ...badge }) => ({
    ...badge,
    title: label,
    text: explanation,
    more: evidenceFor(badge.id),
  }));
  const { others = [] } = facts.business.registrations;
  const registers = others.map((register) => ({ title: register.name, more: <CheckLink {...register} /> }));
  return (
    <PageIntro
      topic={words.topic}
      heading={words.heading}
      text={first}
      photograph={photograph}
      drawing={<Terrace />}
      belowPicture={
        <div>
          <h2 id="badges" className="visually-hidden">
            {badges.labels.all}
          </h2>
          <TitledList items={[...explained, ...registers]} />
        </div>
      }
    >
      <Paragraphs text={rest} />
    </PageIntro>
  );
}

/** What the owner shows for a badge, read only where the badge is shown: the build names a fact that no page shows. */
function evidenceFor(badge: string): ReactNode {
  const { promises, reviews } = facts.business;
  const gasSafe = badge === 'gas-safe' && gasSafeEntry(facts.business);
  if (gasSafe) return <CheckLink {...gasSafe} />;
  if (badge === 'guarantee') return promises.guaranteeTerms && <p>{promises.guaranteeTerms}</p>;
  if (badge !== 'rating' || !reviews) return undefined;
  return (
    <p>
      <ExternalLink href={reviews.url}>{facts.words.home.reviews?.link}</ExternalLink>
    </p>
  );
}

function CheckLink({ number, check }: Register) {
  return (
    <p>
      <ExternalLink href={check}>
        {checkNumber} {number}
      </ExternalLink>
    </p>
  );
}
