import { CallButton } from '../../components/CallButton.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';
import type { Area } from '../../facts/read.ts';
import { CoastMap } from '../../illustrations/CoastMap.tsx';

interface Props {
  business: Business;
  words: Words['areas'];
  areas: readonly Area[];
}

/** Where we come to, on the map. */
export function AreasHero({ business, words, areas }: Props) {
  return (
    <PageIntro
      heading={words.heading}
      text={words.text}
      call={<CallButton phone={business.phone} label="Call" size="plate" />}
      drawing={<CoastMap areas={areas} />}
      wide
    />
  );
}
