import { CallBand } from '../../components/CallBand.tsx';
import { EmergencyBand } from '../../components/EmergencyBand.tsx';
import { JobsBand } from '../../components/JobsBand.tsx';
import { ListBand } from '../../components/ListBand.tsx';
import { pageTop } from '../../components/PageIntro.tsx';
import { PriceBand } from '../../components/PriceBand.tsx';
import { Bands } from '../../components/pipe/Bands.tsx';
import { QuestionsBand } from '../../components/QuestionsBand.tsx';
import { TextBand } from '../../components/TextBand.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import { drawingsOf } from '../../drawings/drawings.ts';
import { callOf } from '../../site/call.ts';
import { jobsFor } from '../../site/jobs.ts';
import type { Site } from '../../site/site.ts';
import { routeThroughCards, ServiceCards } from './ServiceCards.tsx';
import { ServicesHero } from './ServicesHero.tsx';

/** Content of the page Services: its sections in reading order. */
export function Services({ site }: { site: Site }) {
  const { business, words, photographs } = site;
  const { language } = business;
  const { contact, services } = words;
  const { boilerStopped } = services;
  const { form } = contact.quote;
  const drawings = drawingsOf(site);
  return (
    <>
      <ServicesHero words={services} top={pageTop(site, '/services')} drawings={drawings} />
      <Bands style={site.words.look}>
        <ServiceCards
          words={services}
          drawings={drawings}
          look={{ ownRoute: routeThroughCards(services.services), warms: true }}
        />
        <EmergencyBand site={site} heading={services.emergency.heading} showCarbonMonoxide={false} rooms />
        <QuestionsBand
          words={services.questions}
          look={{ tone: 'glass', layout: 'picture' }}
          drawing={drawings.named('written-quote')}
          alt={`${form.heading}: ${form.lines.join('; ')}`}
          wideOnly
        />
        <PriceBand words={words.prices} page="/services" language={language} look={{ tone: 'chalk' }} />
        <ListBand
          id="boiler-stopped"
          words={{ heading: boilerStopped.heading, items: boilerStopped.steps }}
          inOrder
          look={{ tone: 'sky', layout: 'two-columns' }}
          drawing={drawings.named('boiler-gauge')}
          wideOnly
        />
        <TitledBand
          id="carbon-monoxide"
          words={services.carbonMonoxide}
          look={{ tone: 'chalk', layout: 'three-columns' }}
          drawing={drawings.named('flames')}
        />
        {services.newBoiler && (
          <TitledBand
            id="new-boiler"
            words={services.newBoiler}
            // Without the next band, the landlords' band may come next, which has two columns too.
            look={{ tone: 'earth', layout: services.boilerService ? 'two-columns' : 'split', weight: 'small' }}
          />
        )}
        {services.boilerService && (
          <TextBand
            id="boiler-service"
            words={services.boilerService}
            look={{ tone: 'glass', layout: 'split', weight: 'small' }}
          />
        )}
        <JobsBand
          words={words.evidence.jobs}
          jobs={jobsFor(site, '/services')}
          photographs={photographs.byJob}
          language={language}
          look={{ tone: 'chalk' }}
        />
        {services.otherWork && (
          <TitledBand id="other-work" words={services.otherWork} look={{ tone: 'earth' }} shape="columns" />
        )}
        <TitledBand
          id="customers"
          words={services.customers}
          look={{ tone: 'sky', layout: 'two-columns' }}
          drawing={drawings.named('shop-and-flats')}
          wideOnly
        />
        <CallBand words={services.closing} call={callOf(site)} garden={drawings.named('garden')} />
      </Bands>
    </>
  );
}
