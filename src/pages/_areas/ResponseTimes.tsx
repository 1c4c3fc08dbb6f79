import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import { zonesOf } from '../../site/areas.ts';
import type { Words } from '../../site/files/content.ts';
import type { Zone } from '../../site/schema/business.ts';
import type { Site } from '../../site/site.ts';
import styles from './ResponseTimes.module.css';

interface Props {
  words: Words['areas']['responseTimes'];
  site: Site;
  look?: BandLook;
}

/**
 * Section with a table of the response time and call-out charge in each zone of the firm's area, and a note. If business.yaml has no
 * response times, the table shows only charges. If every zone then has a call-out charge, there is no table.
 */
export function ResponseTimes({ words, site, look }: Props) {
  const { business, words: shared } = site;
  const minutesByZone = words.time && business.responseMinutes;
  const { localZones } = business.promises;
  const zonesDiffer = minutesByZone || localZones.length > 0;
  return (
    <Band id="response-times" heading={words.heading} look={look}>
      {zonesDiffer && (
        <table className={styles.times}>
          <caption>
            <Typeset text={words.caption} />
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.zone}</th>
              {minutesByZone && <th scope="col">{words.time}</th>}
              <th scope="col">
                <Typeset text={words.callOut} />
              </th>
            </tr>
          </thead>
          <tbody>
            {zonesOf(site).map((zone) => (
              <tr key={zone}>
                <th scope="row">
                  {words.zones[zone]} <small>{namesIn(zone, words.zones[zone], site)}</small>
                </th>
                {minutesByZone && (
                  <td>
                    <strong>{minutesByZone[zone]}</strong> {shared.labels.minutes}
                  </td>
                )}
                <td>
                  <Typeset text={localZones.includes(zone) ? words.noCallOutCharge : words.callOutCharge} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Paragraphs text={words.note} />
    </Band>
  );
}

/** Returns the names of the areas in a zone as a list in words. Leaves out names that the label of the zone already contains. */
function namesIn(zone: Zone, label: string, { areas, business }: Site) {
  const names = areas.filter((area) => area.zone === zone && !label.includes(area.name)).map(({ name }) => name);
  return new Intl.ListFormat(business.language).format(names);
}
