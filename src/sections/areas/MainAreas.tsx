import type { mainAreas } from '../../facts/areas.ts';
import type { BandLook } from '../../parts/Ground.tsx';
import { PostcodeChips } from '../../parts/PostcodeChips.tsx';
import { TitledBand } from '../TitledBand.tsx';

interface Props {
  heading: string;
  areas: ReturnType<typeof mainAreas>;
  look?: BandLook;
}

/** The main areas, each with its street, its postcodes and the way to its page. */
export function MainAreas({ heading, areas, look }: Props) {
  const items = areas.map(({ name, slug, path, postcodes, street, description }) => ({
    title: name,
    href: path,
    drawing: street && `street-${slug}`,
    text: description,
    more: <PostcodeChips postcodes={postcodes} page={path} />,
  }));
  return <TitledBand id="main-areas" words={{ heading, items }} look={look} shape="columns" />;
}
