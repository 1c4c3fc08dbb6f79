import { Band, type BandLook } from '../../components/Band.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import type { Area } from '../../facts/read.ts';

interface Props {
  area: Area;
  powderFlushing: string;
  look?: BandLook;
}

/** The four heating services, as this place's homes need them. */
export function HeatingServices({ area, powderFlushing, look }: Props) {
  const { heading, assessment, powerFlushing, powderFlushing: powder, protection } = area.page.services;
  return (
    <Band id="services" heading={heading} look={look}>
      <TitledList
        items={[
          { ...assessment, text: area.services.assessment },
          { ...powerFlushing, text: area.services.powerFlushing },
          { ...powder, text: powderFlushing },
          { ...protection, text: area.services.protection },
        ]}
      />
    </Band>
  );
}
