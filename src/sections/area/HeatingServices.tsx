import { DrawingImage } from '../../drawings/DrawingFigure.tsx';
import type { Area } from '../../facts/types.ts';
import { Band } from '../../parts/Band.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { TitledList } from '../../parts/TitledList.tsx';

interface Props {
  area: Area;
  /** What the site says of it everywhere. */
  powderFlushing: string;
  look?: BandLook;
}

/** The four heating services, as this place's homes need them, and the way to all others. */
export function HeatingServices({ area, powderFlushing, look }: Props) {
  const { heading, link, ...titles } = area.page.services;
  const { assessment, powerFlushing, protection } = area.services;
  return (
    <Band
      id="services"
      heading={heading}
      look={look}
      lead={
        <>
          <DrawingImage name="radiator" alt="" />
          <ButtonLink {...link} />
        </>
      }
    >
      <TitledList
        items={[
          { title: titles.assessment, text: assessment },
          { title: titles.powerFlushing, text: powerFlushing, href: '/power-flushing' },
          { title: titles.powderFlushing, text: powderFlushing, href: '/power-flushing#powder' },
          { title: titles.protection, text: protection },
        ]}
      />
    </Band>
  );
}
