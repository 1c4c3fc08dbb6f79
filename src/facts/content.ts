import { z } from 'zod';
import { group } from './group.ts';
import { isUkPhone, PHONE_EXPECTED, phone } from './phone.ts';
import { tradeWords } from './trade-words.ts';

/** Text of a bounded length, in characters. */
function text(longest: number, shortest = 1) {
  const expected = `text of ${shortest} to ${longest} characters`;
  return z.string(expected).trim().min(shortest, expected).max(longest, expected);
}

/** A list with an exact number of items: the specification counts them. */
function exactly<Item extends z.ZodType>(count: number, item: Item) {
  const expected = `a list of exactly ${count}`;
  return z.array(item, expected).length(count, expected);
}

/** A list of at least one item. */
function some<Item extends z.ZodType>(item: Item) {
  return z.array(item, 'a list of one or more').min(1, 'a list of one or more');
}

const iconNames = [
  'badge',
  'bath',
  'boiler',
  'chat',
  'clock',
  'drop',
  'flame',
  'gauge',
  'heart',
  'map',
  'phone',
  'pound',
  'radiator',
  'shield',
  'sparkles',
  'star',
  'users',
  'waves',
] as const;
/** The name of a drawing in `src/components/Icon.tsx`. */
export type IconName = (typeof iconNames)[number];

const icon = z.enum(iconNames, `one of the icons ${iconNames.join(', ')}`);

const heading = text(70);
const paragraph = text(600);
const paragraphs = some(paragraph);
const titled = group({ title: heading, text: paragraph });
const marked = group({ icon, title: heading, text: paragraph });
const section = group({ heading, text: paragraph });
/** What a drawing says: to those who do not see it, and under it. */
const picture = group({ alt: text(240), caption: text(200) });
const question = group({ question: text(120), answer: paragraph });
const link = group({ label: text(40), href: text(60) });
/** What a tooltip says too: more would not fit a page that is zoomed in. */
const explanation = text(150);
const badge = group({ icon, label: text(40), explanation });

/** What a search result shows: the title without the firm's name, the description without its number. */
const search = { title: text(46), description: text(160, 70) };
const searchWithPhone = { title: text(46), description: text(130, 60) };

/** Two short lines beside a drawing. */
const note = z.tuple([text(24), text(24)], 'two short lines');

const slugExpected = 'an area page’s name in lower case with hyphens, such as "burgess-hill"';
const postcodeExpected = 'a postcode district such as "BN3"';
const photographExpected = 'the name of a JPEG or PNG file in photographs/';

/** Ids that pages give to parts of their own: a service's anchor can be none of them. */
const takenIds = [
  'call',
  'call-bar',
  'content',
  'emergency',
  'footer-contact',
  'footer-services',
  'highlights',
  'menu',
  'page',
  'questions',
  'reviews',
  'why',
];
const idExpected = 'lower-case words with hyphens, such as "central-heating"';

/** One area page: `content/areas/{slug}.yaml`. */
export const area = group({
  name: text(40),
  /** Postcode districts, the main one first. */
  postcodes: some(z.string(postcodeExpected).regex(/^[A-Z]{1,2}\d{1,2}$/, postcodeExpected)),
  /** Decimal degrees, WGS 84. */
  position: group({
    lat: z.number('a latitude').min(50.6, 'a latitude in Sussex').max(51.2, 'a latitude in Sussex'),
    lon: z.number('a longitude').min(-1, 'a longitude in Sussex').max(0.9, 'a longitude in Sussex'),
  }),
  zone: z.enum(['centre', 'suburbs', 'extended'], 'centre, suburbs or extended'),
  /** Only where it is certain. */
  waterCompany: z.enum(['Southern Water', 'South East Water'], 'Southern Water or South East Water').optional(),
  /** Places named beside the postcodes; each is an area page or stands in `otherPlaces` of areas.yaml. */
  nearby: exactly(4, text(40)),
  /** The search result’s words; the number for search results is added to them. */
  searchSummary: text(115, 60),
  description: text(330, 120),
  homes: group({ heading, text: paragraphs }),
  heating: group({ heading, text: paragraphs }),
  response: text(360, 80),
  services: group({ assessment: text(340, 60), powerFlushing: text(340, 60), protection: text(340, 60) }),
});

/** The words that every area page has; {area} stands for the place’s name. */
export const areaPage = group({
  title: text(60),
  heading,
  membership: text(80),
  sameDay: text(120),
  postcodes: heading,
  response: group({ heading, time: text(80) }),
  services: group({
    heading,
    assessment: group({ icon, title: heading }),
    powerFlushing: group({ icon, title: heading }),
    powderFlushing: group({ icon, title: heading }),
    protection: group({ icon, title: heading }),
  }),
  benefits: group({ heading, items: exactly(6, text(120)) }),
  quote: section,
});

/** Every other file of content/, by its name without `.yaml`. */
export const contentFiles = {
  frame: group({
    blurb: paragraph,
    coverage: text(60),
    hours: text(60),
    services: exactly(6, link),
  }),
  emergency: group({
    /** What to do while help is on its way, in order. */
    steps: exactly(3, text(200)),
    gas: group({
      warning: text(200),
      phone: z.string(PHONE_EXPECTED).refine(isUkPhone, PHONE_EXPECTED).transform(phone),
      advice: text(240),
    }),
  }),
  badges: group({ association: badge, gasSafe: badge, insured: badge, allHours: badge, rating: badge }),
  photographs: z.array(
    group({
      page: z.enum(['about', 'power-flushing'], 'about or power-flushing'),
      file: z.string(photographExpected).regex(/^[\w-]+\.(jpe?g|png)$/, photographExpected),
      alt: text(160),
    }),
    'a list of photographs, or []',
  ),
  house: group({
    title: text(60),
    description: paragraph,
    labels: group({ tank: note, air: note, healthy: note, sludge: note, stopcock: note, boiler: note }),
  }),
  home: group({
    ...search,
    hero: section,
    highlights: group({
      heading,
      text: paragraph,
      items: exactly(3, group({ icon, title: heading, text: paragraph, href: text(60) })),
    }),
    whyChoose: group({ heading, items: exactly(3, marked) }),
    emergency: section,
    reviews: section,
  }),
  services: group({
    ...search,
    heading,
    text: paragraph,
    services: exactly(
      5,
      group({
        /** The anchor of the card: /services#id. */
        id: z
          .string(idExpected)
          .regex(/^[a-z]+(-[a-z]+)*$/, idExpected)
          .refine((id) => !takenIds.includes(id), `another word than ${takenIds.join(', ')}: pages use these`),
        icon,
        title: heading,
        description: paragraph,
        features: some(text(120)),
        note: text(300).optional(),
        link: link.optional(),
      }),
    ),
    emergency: section,
    faqs: exactly(5, question),
  }),
  'power-flushing': group({
    ...search,
    hero: group({ heading, text: paragraph, picture }),
    explanation: group({ heading, text: paragraphs, picture }),
    whyPowerFlush: section,
    certified: section,
    benefits: group({ heading, items: exactly(4, titled) }),
    warningSigns: group({ heading, text: paragraph, items: exactly(7, titled) }),
    whenToAct: group({ heading, text: paragraphs }),
    process: group({ heading, text: paragraph, steps: exactly(5, titled) }),
    quote: section,
    faqs: exactly(5, question),
  }),
  'powder-flushing': group({
    heading,
    text: paragraphs,
    suits: some(text(160)),
    card: paragraph,
    linkLabel: text(60),
    comparison: group({
      heading,
      caption: text(140),
      rows: some(group({ aspect: text(40), power: text(160), powder: text(160) })),
    }),
  }),
  about: group({
    ...search,
    heading,
    story: paragraphs,
    trust: group({ heading, items: exactly(5, titled) }),
    values: group({ heading, items: exactly(3, marked) }),
    highlights: group({ heading, items: exactly(6, titled) }),
    band: exactly(3, titled),
  }),
  areas: group({
    ...searchWithPhone,
    heading,
    text: paragraph,
    /** The four places with a card of their own; the other area pages form the list of towns. */
    main: group({ heading, areas: exactly(4, group({ slug: z.string(slugExpected), description: paragraph })) }),
    towns: section,
    neighbourhoods: section,
    responseTimes: group({
      heading,
      caption: text(140),
      zones: group({ centre: text(60), suburbs: text(60), extended: text(60) }),
      note: paragraph,
    }),
    notListed: section,
    emergency: section,
    /** Places that area pages call nearby and that have no page of their own. */
    otherPlaces: some(text(40)),
  }),
  neighbourhoods: exactly(21, text(40)),
  'trade-words': group({
    ...section.shape,
    words: z.record(z.enum(tradeWords), explanation, `the fields ${tradeWords.join(', ')}`),
  }),
  postcodes: z.record(z.string(), explanation, 'a line for each postcode district'),
  contact: group({
    ...searchWithPhone,
    heading,
    text: paragraph,
    banner: section,
    cards: group({ heading, emergency: marked, enquiries: marked, area: marked, hours: marked }),
    serviceArea: group({ heading, text: paragraph, main: exactly(4, text(40)), extended: paragraph }),
    promises: group({ heading, items: exactly(6, text(160)) }),
    closing: section,
  }),
  'not-found': group({ title: text(46), heading, text: paragraph, home: text(40) }),
  'application-error': group({ heading, text: paragraph, again: text(40), home: text(40) }),
} as const;

/** The words of every file but the areas', by file name. */
export type Words = { [Name in keyof typeof contentFiles]: z.output<(typeof contentFiles)[Name]> };

/** The words that all area pages have, with one place’s name filled in. */
export type AreaPageWords = z.output<typeof areaPage>;

/** The words of one area page, with the slug its file is named by. */
export type AreaWords = z.output<typeof area>;
