import type { ReactNode } from 'react';
import { callOf } from '../site/call.ts';
import { badgesOf } from '../site/explanations.ts';
import { gasSafeCheck, registersOf } from '../site/registers.ts';
import type { Business } from '../site/schema/business.ts';
import type { Site } from '../site/site.ts';
import { Band } from './Band.tsx';
import { CallButton } from './CallButton.tsx';
import { longDate, pounds } from './formats.ts';
import type { BandLook } from './Ground.tsx';
import { HeadingLink } from './HeadingLink.tsx';
import { Icon } from './Icon.tsx';
import { JobSheets } from './JobsBand.tsx';
import { Paragraph } from './Paragraphs.tsx';
import { PriceTable } from './PriceBand.tsx';
import { ProofPapers } from './ProofPapers.tsx';
import { GasSafeLink, RegisterLink } from './RegisterLink.tsx';
import styles from './TrustBand.module.css';
import { Typeset } from './Typeset.tsx';

interface Props {
  site: Site;
  look?: BandLook;
}

/**
 * Band (full-width section) for readers who check a firm before they ring. The band shows a list, drawn like a page of a register, of what
 * each badge means and how to check it, and the papers that a customer can ask to see. If the owner has entered prices or jobs, the band
 * also shows the first prices and one recent job. It ends with a call button.
 */
export function TrustBand({ site, look }: Props) {
  const { badges, evidence } = site.words;
  const { heading, text } = evidence.trust;
  const { complaints } = site.business;
  return (
    <Band id="badges" heading={heading} text={text} look={look} after={<CallButton {...callOf(site)} />}>
      <div className={styles.trust}>
        <Checks site={site} />
        {/* With a guarantee, its entry in the list says how to complain (Terms). */}
        {complaints && !badges.guarantee && <Paragraph text={complaints} />}
        <ProofPapers site={site} />
        <Work site={site} />
      </div>
    </Band>
  );
}

/** List of badges and registers, with the meaning of each and how a reader can check it. Renders nothing without badges or registers. */
function Checks({ site }: { site: Site }) {
  const { business, words } = site;
  const { badges, evidence, labels } = words;
  const explained = badgesOf(badges).map((badge) => ({
    id: badge.id,
    icon: badge.icon,
    title: badge.label,
    meaning: badge.explanation,
    check: (
      <>
        {factOf(badge.id, site)}
        {'check' in badge && badge.check && <Paragraph text={badge.check} />}
      </>
    ),
  }));
  // Leaves out the Gas Safe Register if there is a Gas Safe badge: the badge's item already shows the number.
  const registers = registersOf(business)
    .filter(({ check }) => !badges.gasSafe || check !== gasSafeCheck)
    .map(({ name, number, check }) => ({
      id: undefined,
      icon: 'nut' as const,
      title: name,
      meaning: `${evidence.number} ${number}.`,
      check: <RegisterLink check={check} label={`${evidence.check} ${number}`} newTab={labels.newTab} />,
    }));
  const items = [...explained, ...registers];
  if (items.length === 0) return null;
  return (
    <ul className={styles.checks}>
      {items.map(({ id, icon, title, meaning, check }) => (
        <li key={title} id={id}>
          <Icon name={icon} />
          <h3>
            <Typeset text={title} />
          </h3>
          <div>
            <Line text={meaning} />
            {id === 'guarantee' && <Terms {...business} />}
          </div>
          <div>{check}</div>
        </li>
      ))}
    </ul>
  );
}

/** The terms of the guarantee and how to complain, if the owner has entered them in business.yaml. */
const Terms = ({ complaints, promises: { guaranteeTerms } }: Business) => (
  <>
    {guaranteeTerms && <Line text={guaranteeTerms} />}
    {complaints && <Paragraph text={complaints} />}
  </>
);

/**
 * Evidence from business.yaml for a badge. Gas Safe: a link to the register; insured: the insurance; rating: the day on which the owner
 * last checked the rating; trade association: the membership number. Other badges, and badges without such a fact: nothing.
 */
function factOf(id: string, site: Site): ReactNode {
  const { business, words } = site;
  const { language, registrations, reviews } = business;
  const { evidence, home } = words;
  const member = registrations.powerFlushAssociation;
  switch (id) {
    case 'gas-safe':
      return <GasSafeLink site={site} />;
    case 'insured':
      return <Insurance site={site} />;
    case 'rating':
      return (
        reviews && home.reviews && <Line text={`${home.reviews.checked} ${longDate(reviews.checked, language)}.`} />
      );
    case 'association':
      return typeof member === 'string' && <Line text={`${evidence.number} ${member}.`} />;
    default:
      return null;
  }
}

/** One line with the insurer, the cover in pounds, and the last day of the policy, as far as the owner has entered them. */
function Insurance({ site: { business, words } }: { site: Site }) {
  const { insurance: { insurer, cover, until } = {}, language } = business;
  const { evidence } = words;
  const parts = [
    insurer,
    cover !== undefined && `${evidence.cover} ${pounds(cover, language)}`,
    until !== undefined && `${evidence.until} ${longDate(until, language)}`,
  ].filter(Boolean);
  const [first = '', ...others] = parts.join(', ');
  return first && <Line text={`${first.toUpperCase()}${others.join('')}.`} />;
}

/** Maximum number of prices in this band. The heading above the prices links to a page with the prices of that page. */
const mostPrices = 4;

/**
 * The first prices, and beside them one job: the newest job with photographs. If no job has photographs, the newest job. Renders nothing if
 * the firm has neither prices nor jobs.
 */
function Work({ site }: { site: Site }) {
  const { business, jobs, photographs, words } = site;
  const { jobs: jobWords } = words.evidence;
  const { prices } = words;
  const job = jobs.find(({ name }) => photographs.byJob.get(name)?.length) ?? jobs[0];
  if (!job && prices.items.length === 0) return null;
  return (
    <div className={`${styles.columns} ${styles.work}`}>
      {prices.items.length > 0 && (
        <div>
          <HeadingLink href={`${prices.items[0]?.pages[0]}#prices`} text={prices.heading} />
          <PriceTable words={prices} items={prices.items.slice(0, mostPrices)} language={business.language} />
        </div>
      )}
      {job && (
        <div>
          <h3>
            <Typeset text={jobWords.heading} />
          </h3>
          <JobSheets words={jobWords} jobs={[job]} photographs={photographs.byJob} language={business.language} />
        </div>
      )}
    </div>
  );
}

const Line = ({ text }: { text: string }) => (
  <p>
    <Typeset text={text} />
  </p>
);
