import { CallBand } from '../../components/CallBand.tsx';
import { EmergencyBand } from '../../components/EmergencyBand.tsx';
import { ListBand } from '../../components/ListBand.tsx';
import { pageTop } from '../../components/PageIntro.tsx';
import { Bands } from '../../components/pipe/Bands.tsx';
import { TextBand } from '../../components/TextBand.tsx';
import { drawingsOf } from '../../drawings/drawings.ts';
import { callOf } from '../../site/call.ts';
import { contactCardPath } from '../../site/contact-card.ts';
import type { Site } from '../../site/site.ts';
import { CallToBill } from './CallToBill.tsx';
import { ContactCards } from './ContactCards.tsx';
import { ContactHero } from './ContactHero.tsx';
import { EmergencyBanner } from './EmergencyBanner.tsx';
import { ServiceArea } from './ServiceArea.tsx';

/** Content of the page Contact: its sections in reading order. */
export function Contact({ site }: { site: Site }) {
  const { areas, business, words } = site;
  const { contact, evidence } = words;
  const { language, phone } = business;
  const call = callOf(site);
  const drawings = drawingsOf(site);
  const { form } = contact.quote;
  return (
    <>
      <ContactHero
        words={contact}
        top={pageTop(site, '/contact')}
        telephone={drawings.named('telephone')}
        cardPath={contactCardPath(business)}
      />
      <Bands style={site.words.look}>
        <EmergencyBanner
          words={contact.banner}
          call={{ label: words.emergency.call, phone }}
          look={{ tone: 'channel', layout: 'split', weight: 'small' }}
        />
        <ContactCards words={contact.cards} evidence={evidence} business={business} look={{ tone: 'earth' }} />
        <ServiceArea
          words={contact.serviceArea}
          areas={areas}
          language={language}
          look={{ tone: 'glass', layout: 'split', weight: 'small' }}
        />
        <ListBand id="promises" words={contact.promises} look={{ tone: 'sky', weight: 'small' }} />
        <TextBand
          id="quote"
          words={contact.quote}
          look={{ tone: 'earth', layout: 'picture' }}
          drawing={drawings.named('written-quote')}
          alt={`${form.heading}: ${form.lines.join('; ')}`}
          call={call}
        />
        <TextBand
          id="charges"
          words={contact.charges}
          look={{ tone: 'glass', layout: 'two-columns', weight: 'small' }}
        />
        <CallToBill words={contact.ringing} drawings={drawings} look={{ tone: 'chalk', warms: true }} />
        <EmergencyBand site={site} heading={contact.steps.heading} />
        <CallBand
          words={contact.closing}
          call={call}
          garden={drawings.named('garden')}
          street={drawings.townStrip}
          look={{ tone: 'sky' }}
        />
      </Bands>
    </>
  );
}
