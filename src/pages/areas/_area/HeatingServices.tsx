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
  /** Undefined where the firm has no specialist. */
  specialist: Words['powder-flushing'];
  drawing: DrawingFile;
  look?: BandLook;
}

/** The four heating services, in the words of every area's page or the place's own, and the way to all others. */
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
