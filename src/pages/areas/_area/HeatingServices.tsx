import { Band } from '../../../components/Band.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import type { BandLook } from '../../../components/Ground.tsx';
import { TitledList } from '../../../components/TitledList.tsx';
import { DrawingImage } from '../../../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../../../drawings/drawings.ts';
import type { Words } from '../../../site/files/content.ts';
import type { Area } from '../../../site/site.ts';

interface Props {
  area: Area;
  /** Words about powder flushing. Undefined if the firm has no specialist for it. */
  specialist: Words['powder-flushing'];
  drawing: DrawingFile;
  look?: BandLook;
}

/** Band with the heating services, in the area's own words or those that all areas share, and a link to all services. */
export function HeatingServices({ area, specialist, drawing, look }: Props) {
  const { heading, link, assessment, powerFlushing, protection, powderFlushing: powder } = area.sharedWords.services;
  const own = area.services ?? {};
  return (
    <Band
      id="services"
      heading={heading}
      look={look}
      lead={
        <>
          <DrawingImage drawing={drawing} alt="" />
          <ButtonLink {...link} />
        </>
      }
    >
      <TitledList
        items={[
          { ...assessment, text: own.assessment ?? assessment.text },
          { ...powerFlushing, text: own.powerFlushing ?? powerFlushing.text, href: '/power-flushing' },
          ...(powder && specialist ? [{ title: powder, text: specialist.card, href: '/power-flushing#powder' }] : []),
          { ...protection, text: own.protection ?? protection.text },
        ]}
      />
    </Band>
  );
}
