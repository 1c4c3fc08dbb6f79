import { contactCardPath } from '../facts/contact-card.ts';
import type { Facts } from '../facts/types.ts';
import { Bands } from '../parts/pipe/Bands.tsx';
import { CallBand } from '../sections/CallBand.tsx';
import { CallToBill } from '../sections/contact/CallToBill.tsx';
import { ContactCards } from '../sections/contact/ContactCards.tsx';
import { ContactHero } from '../sections/contact/ContactHero.tsx';
import { ServiceArea } from '../sections/contact/ServiceArea.tsx';
import { EmergencyBand } from '../sections/EmergencyBand.tsx';
import { TextBand } from '../sections/TextBand.tsx';

/** Contact, section by section. */
export function Contact({ areas, business, words }: Facts) {
  const { contact, evidence, labels } = words;
  const { form } = contact.quote;
  return (
    <>
      <ContactHero words={contact} cardPath={contactCardPath(business)} />
      <Bands>
        <EmergencyBand words={contact.banner} advice={words.emergency} language={business.language} />
        <TextBand
          id="quote"
          words={contact.quote}
          look={{ tone: 'glass', layout: 'picture' }}
          drawing="quote-form"
          alt={`${form.heading}: ${form.lines.join('; ')}`}
          call={labels.call}
          points={{ id: 'promises', ...contact.promises }}
        />
        <CallToBill words={contact.ringing} look={{ tone: 'chalk', warms: true }} />
        <ContactCards
          words={contact.cards}
          evidence={evidence}
          landlords={business.landlords}
          look={{ tone: 'earth', weight: 'small' }}
        />
        <ServiceArea
          words={contact.serviceArea}
          areas={areas}
          language={business.language}
          look={{ tone: 'glass', layout: 'split' }}
        />
        <CallBand words={contact.closing} />
      </Bands>
    </>
  );
}
