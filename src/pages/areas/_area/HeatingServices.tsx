import { Band } from '../../../components/Band.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import type { BandLook } from '../../../components/Ground.tsx';
import { Paragraphs } from '../../../components/Paragraphs.tsx';
import { TitledList } from '../../../components/TitledList.tsx';
import { Typeset } from '../../../components/Typeset.tsx';
import { DrawingImage } from '../../../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../../../drawings/drawings.ts';
import type { Words } from '../../../site/files/content.ts';
import type { Area } from '../../../site/site.ts';
import styles from './HeatingServices.module.css';

interface Props {
  area: Area;
  /** Words about powder flushing. Undefined if the firm has no specialist for powder flushing. */
  specialist: Words['powder-flushing'];
  /** Drawing of a typical home in the area, or of a radiator. */
  drawing: DrawingFile;
  look?: BandLook;
}

/**
 * Section about the heating services and, if the area's file has `homes`, about homes in the area. A service has the area's own text or, if
 * there is none, the text that all areas share. Powder flushing always has the text of `specialist`, and is left out if the firm has none.
 */
export function HeatingServices({ area, specialist, drawing, look }: Props) {
  const {
    heading,
    text,
    link,
    assessment,
    powerFlushing,
    protection,
    powderFlushing: powder,
  } = area.sharedWords.services;
  const { homes, services: own = {} } = area;
  return (
    <Band
      id="services"
      heading={heading}
      text={text}
      look={look}
      lead={
        <>
          <DrawingImage drawing={drawing} alt="" />
          <ButtonLink {...link} />
        </>
      }
    >
      {homes && (
        <div className={styles.homes}>
          <h3 id="homes">
            <Typeset text={homes.heading} />
          </h3>
          <Paragraphs text={homes.text} />
        </div>
      )}
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
