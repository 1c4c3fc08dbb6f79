import type { BandLook } from '../../components/Ground.tsx';
import { PostcodeChips } from '../../components/PostcodeChips.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { mainAreas } from '../../site/areas.ts';

interface Props {
  heading: string;
  areas: ReturnType<typeof mainAreas>;
  /** Accessible name of the lists of postcodes. */
  postcodes: string;
  drawings: Drawings;
  look?: BandLook;
}

/**
 * Section with the main areas. Each area has a link to its page, a description, postcodes and, if it has a street, a drawing of the street.
 */
export function MainAreas({ heading, areas, postcodes: label, drawings, look }: Props) {
  const items = areas.map(({ name, slug, path, postcodes, street, description }) => ({
    title: name,
    href: path,
    drawing: street && drawings.named(`street-${slug}`),
    text: description,
    belowText: <PostcodeChips postcodes={postcodes} label={label} page={path} />,
  }));
  return <TitledBand id="main-areas" words={{ heading, items }} look={look} shape="columns" />;
}
