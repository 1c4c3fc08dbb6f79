import { CallBand } from '../../components/CallBand.tsx';
import { EmergencyBand } from '../../components/EmergencyBand.tsx';
import { Bands } from '../../components/pipe/Bands.tsx';
import { TextBand } from '../../components/TextBand.tsx';
import { contactCardPath } from '../../site/contact-card.ts';
import type { Site } from '../../site/site.ts';
import { CallToBill } from './CallToBill.tsx';
import { ContactCards } from './ContactCards.tsx';
import { ContactHero } from './ContactHero.tsx';
import { ServiceArea } from './ServiceArea.tsx';

/** Contact, section by section. */
export function Contact({ areas, business, words }: Site) {
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
