import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { PostcodeChips } from '../../components/PostcodeChips.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import type { MainArea } from '../../facts/areas.ts';

interface Props {
  heading: string;
  areas: readonly MainArea[];
  look?: BandLook;
}

/** The main areas, each with its postcodes and the way to its page. */
export function MainAreas({ heading, areas, look }: Props) {
  const items = areas.map(({ name, path, postcodes, description }) => ({
    title: name,
    href: path,
    text: description,
    more: <PostcodeChips postcodes={postcodes} page={path} />,
  }));
  return (
    <Band id="main-areas" heading={heading} look={look}>
      <TitledList items={items} shape="columns" />
    </Band>
  );
}
