import { Actions } from '../../components/Actions.tsx';
import { Badges } from '../../components/Badges.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';

interface Props {
  business: Business;
  words: Words['home']['hero'];
  badges: Words['badges'];
}

/** The first screen: what we do, the number, and why to trust it. */
export function HomeHero({ business, words, badges }: Props) {
  const { association, gasSafe, insured, allHours, rating } = badges;
  return (
    <PageIntro heading={words.heading} text={words.text} above={<Badges label="Membership" badges={[association]} />}>
      <Actions>
        <CallButton phone={business.phone} label="Call" />
        <ButtonLink href="/services">View Services</ButtonLink>
      </Actions>
      <Badges label="Why you can trust us" badges={[gasSafe, insured, allHours, rating]} />
    </PageIntro>
  );
}
