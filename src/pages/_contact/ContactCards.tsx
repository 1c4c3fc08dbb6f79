import type { BandLook } from '../../components/Ground.tsx';
import { acceptsPhotos, messageLinks } from '../../components/message-links.ts';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import type { Words } from '../../site/files/content.ts';
import type { Business } from '../../site/schema/business.ts';
import { addressLine } from '../../site/service-area-line.ts';

interface Props {
  words: Words['contact']['cards'];
  evidence: Words['evidence'];
  business: Business;
  look?: BandLook;
}

/**
 * Section with contact details for emergencies, for questions and, if landlords have separate details, for landlords. It also has the
 * firm's area, its address and its hours.
 */
export function ContactCards({ words, evidence, business, look }: Props) {
  const { landlords, phone } = business;
  const { emergency, enquiries, area, hours } = words;
  const phoneLine = (
    <p>
      <PhoneLink phone={phone} />
    </p>
  );
  const enquiryLines = (
    <>
      {phoneLine}
      <LinkLines links={messageLinks(business, evidence)} />
      {acceptsPhotos(business) && (
        <p>
          <Typeset text={evidence.picture} />
        </p>
      )}
    </>
  );
  const areaLines = (
    <>
      {business.address.street && <p>{addressLine(business)}</p>}
      <LinkLines links={[area.link]} />
    </>
  );
  const items = [
    { ...emergency, belowText: phoneLine },
    { ...enquiries, belowText: enquiryLines },
    ...(landlords ? [{ ...evidence.landlords, belowText: <LinkLines links={landlordLinks(landlords)} /> }] : []),
    { ...area, belowText: areaLines },
    hours,
  ];
  return <TitledBand id="cards" words={{ heading: words.heading, items }} look={look} shape="columns" />;
}

/** Returns links to the phone number and the email address for landlords and businesses, as far as the owner has entered them. */
function landlordLinks({ email, phone }: NonNullable<Business['landlords']>) {
  return [
    ...(phone ? [{ href: `tel:${phone.e164}`, label: phone.text }] : []),
    ...(email ? [{ href: `mailto:${email}`, label: email }] : []),
  ];
}

/** Links, each in a paragraph of its own. */
function LinkLines({ links }: { links: readonly { href: string; label: string }[] }) {
  return links.map(({ href, label }) => (
    <p key={href}>
      <a href={href}>
        <Typeset text={label} />
      </a>
    </p>
  ));
}
