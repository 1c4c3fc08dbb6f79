import { Band } from '../../components/Band.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import type { Area } from '../../facts/types.ts';
import { DrawingImage } from '../../illustrations/DrawingFigure.tsx';

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
