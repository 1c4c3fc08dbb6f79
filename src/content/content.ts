import { z } from 'zod';
import { zones } from './business.ts';
import { group, list, matching, runningText, text, webAddress, whole, within } from './fields.ts';

/** The drawings of `src/parts/Icon.tsx`. */
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
export type IconName = (typeof iconNames)[number];

const icon = z.enum(iconNames, `one of the icons ${iconNames.join(', ')}`);

const label = text(40);
const heading = text(70);
/** Running text may hold links. */
const paragraph = runningText(600);
/** One of several short lines. */
const line = runningText(160);
const paragraphs = list(paragraph, 1, 6);
const titled = group({ title: heading, text: paragraph });
const marked = group({ icon, title: heading, text: paragraph });
const section = group({ heading, text: paragraph });
/** What a drawing says: to those who do not see it, and under it. */
const picture = { alt: text(240), caption: text(200) };
const link = group({ label, href: text(60) });
/** What a tooltip says too: more would not fit a page that is zoomed in. */
const explanation = text(150);
const badge = group({ icon, label, explanation }).optional();
/** Questions with answers, which structured data repeats. */
const questions = group({ heading, items: list(group({ question: text(120), answer: paragraph }), 1, 12) });
const points = <Item extends z.ZodType>(item: Item) => group({ heading, items: list(item, 2, 12) });

/** What navigation and search results call a page: its name, its title without the firm's, its description. */
const page = { name: text(24), title: text(60), description: text(160, 70) };
/** A page's `h1`: the service or the place that it's about, and under it what the reader may remember. */
const titleOfPage = { topic: text(60), heading };
/** What the picture beside a shared link draws, for those who do not see it. */
const sharePicture = text(120);
/** A description that ends with the number for search results, which is added to it. */
const pageWithPhone = { ...page, description: text(130, 60) };
/** A page that search engines leave out. */
const errorPage = { title: text(46), description: text(160, 40), heading, text: text(600), home: label };

/** Two short lines beside a drawing. */
const note = z.tuple([text(24), text(24)], 'two short lines');

const postcodeExpected = 'a postcode district such as BN3, or one with what it covers, such as BN3: Hove';
const postcode = matching(/^[A-Z]{1,2}\d{1,2}[A-Z]?$/, postcodeExpected);
/** A district that content/postcodes.yaml explains, or one with an explanation of its own. */
const explainedPostcode = z
  .union([postcode, z.record(postcode, explanation)], postcodeExpected)
  .refine((item) => typeof item === 'string' || Object.keys(item).length === 1, postcodeExpected)
  .transform((item) => {
    const [code = '', covers] = typeof item === 'string' ? [item] : (Object.entries(item)[0] ?? []);
    return covers === undefined ? { code } : { code, covers };
  });
/** Pages that show prices, and jobs. */
export const workPages = ['/services', '/power-flushing'] as const;
export type WorkPage = (typeof workPages)[number];

const percentages = 'how far from the left and from the top, such as "50% 30%"';
/** One of the owner's pictures, in photographs/. */
const photograph = group({
  file: matching(
    /^[\w-]+\.(jpe?g|png)$/,
    'a file in photographs/ with a name of letters, digits and hyphens that ends in .jpg, .jpeg or .png, such as "team-1.jpg"',
  ),
  /** What it shows, for those who do not see it. */
  alt: text(160),
  /** What stays in sight where it is cropped. */
  focus: matching(/^(100|\d{1,2})% (100|\d{1,2})%$/, percentages).optional(),
});
const latitude = within(50.7, 51.2, 'a latitude in Sussex, from 50.7 to 51.2');
const longitude = within(-1, 0.9, 'a longitude in Sussex, from -1 to 0.9');

/** Widths of photographs over their heights: 3:2, 1:1, 3:4. */
export const shapes = ['wide', 'square', 'tall'] as const;
export type Shape = (typeof shapes)[number];

const monthExpected = 'a past month written year-month, such as "2026-09"';
const isPast = (month: string) => Date.parse(month) <= Date.now();

/** One job that was done: `content/jobs/{name}.yaml`. */
export const job = group({
  /** An area, or a town of business.config.ts. */
  town: text(30),
  month: matching(/^20\d\d-(0[1-9]|1[0-2])$/, monthExpected).refine(isPast, monthExpected),
  /** Where it's shown beside the page of its town. */
  pages: list(z.enum(workPages, workPages.join(' or ')), 1, 2).optional(),
  problem: text(160),
  done: text(300),
  hours: within(0.5, 200, 'hours from 0.5 to 200'),
  /** What the heating water looked like. */
  water: group({ before: text(60), after: text(60) }).optional(),
  photographs: list(photograph, 1, 4).optional(),
});

/** What may stand in the picture of a street (src/drawings/street/). */
const streetItems = [
  'allotments',
  'beachHuts',
  'brickKiln',
  'bungalow',
  'castle',
  'chapel',
  'deco',
  'flats',
  'flint',
  'green',
  'harbour',
  'obelisk',
  'pier',
  'railway',
  'regency',
  'saxonChurch',
  'semi',
  'terrace',
  'timber',
  'villa',
  'windmill',
  'windTrees',
] as const;
export type StreetItemName = (typeof streetItems)[number];
const backdrops = ['cliffs', 'downs', 'sea'] as const;
export type BackdropName = (typeof backdrops)[number];
/** A picture of a street: what stands in it from left to right, over and over, and what lies behind it. */
const street = group({
  row: list(z.enum(streetItems, `one of ${streetItems.join(', ')}`), 1, 12),
  behind: z.enum(backdrops, backdrops.join(', ')).optional(),
});
export type StreetWords = z.output<typeof street>;

/** The kinds of home that are drawn cut open (src/drawings/cutaways/). */
const cutaways = ['bungalow', 'deco', 'flats', 'flint', 'regency', 'semi', 'terrace', 'timber', 'villa'] as const;
export type CutawayName = (typeof cutaways)[number];

/** One area page: `content/areas/{slug}.yaml`. Every file in that folder is a page. */
export const area = group({
  name: text(30),
  /** Postcode districts, the main one first. */
  postcodes: list(explainedPostcode, 1, 9),
  /** Decimal degrees, WGS 84. */
  position: group({ lat: latitude, lon: longitude }),
  /** Where the name is on the map, seen from its dot, in units of 100 metres; without it the map finds a place itself. */
  mapLabel: group({
    side: z.enum(['left', 'right'], 'left or right'),
    east: within(-200, 200, 'a number from -200 to 200'),
    south: within(-200, 200, 'a number from -200 to 200'),
  }).optional(),
  zone: z.enum(zones, 'centre, suburbs or extended'),
  /** As streets are there. */
  street: street.optional(),
  /** Places named beside the postcodes; those that have a page become links. */
  nearby: list(text(30), 1, 6),
  /** The search result's words; the number for search results is added to them. */
  searchSummary: text(85, 40),
  description: text(330, 120),
  /** What goes wrong in these homes, each with what to do at once; the title leads to where the site deals with it. */
  tonight: group({ heading, items: list(group({ ...titled.shape, href: text(60) }), 2, 5) }),
  /** What helps us to be quick here. */
  response: runningText(360, 80),
  homes: group({
    heading,
    text: paragraphs,
    /** The kind of home that is drawn beside them, with its pipes. */
    cutaway: z.enum(cutaways, `one of ${cutaways.join(', ')}`).optional(),
  }),
  services: group({
    assessment: runningText(340, 60),
    powerFlushing: runningText(340, 60),
    protection: runningText(340, 60),
  }),
});

/** The words that every area page has; {area} is the area's name. */
export const areaPage = group({
  title: text(60),
  /** The end of its description in search results. */
  search: text(60),
  /** The street in it, where there is one; the map's title goes before it. */
  sharePicture,
  heading,
  badge: label,
  /** How long an emergency visit takes; and that it costs nothing by itself, where that is so. */
  soon: text(80),
  noCharge: text(40).optional(),
  /** To what can be done at once. */
  help: label,
  quoteLink: link,
  /** Left out where the firm doesn't promise it. */
  sameDay: text(120).optional(),
  map: group({ title: text(80) }),
  postcodes: group({ heading, nearby: label }),
  response: group({ heading, time: text(80), vary: text(120) }),
  /** What a visit costs before any work: in a zone without a call-out charge, and in one where there may be one. */
  noCallOutCharge: text(200).optional(),
  callOutCharge: text(200),
  services: group({
    heading,
    assessment: heading,
    powerFlushing: heading,
    powderFlushing: heading,
    protection: heading,
    /** To all other services. */
    link,
  }),
  benefits: points(line),
  quote: group({ ...section.shape, link }),
});

const serviceCard = group({
  /** The anchor of the card: /services#id. */
  id: matching(/^[a-z]+(-[a-z]+)*$/, 'lower-case words with hyphens, such as "central-heating"'),
  icon,
  title: heading,
  description: paragraph,
  features: list(line, 1, 10),
  note: runningText(300).optional(),
  link: link.optional(),
});

/** Every other file of content/, by its name without `.yaml`. */
export const contentFiles = {
  /** Short labels that more than one page shows. */
  labels: group({
    call: label,
    postcodes: label,
    /** After a number. */
    minutes: label,
    /** After a link to another site. */
    newTab: label,
  }),
  frame: group({
    header: group({ skip: label, emergency: label, menu: label, pages: label, call: label }),
    breadcrumb: label,
    footer: group({
      blurb: text(600),
      pages: label,
      contact: label,
      coverage: text(60),
      hours: text(60),
      services: group({ heading: label, links: list(link, 2, 10) }),
    }),
  }),
  emergency: group({
    call: label,
    /** What the gas emergency number is called to those who only hear its link. */
    gasLabel: label,
    /** A line for each danger, on every page: what to do before anything else. */
    safety: group({ gas: line, electricity: line, carbonMonoxide: line }),
    /** What to do about gas on the way out. */
    gasAdvice: runningText(240),
    /** What to do while help is on its way, in the order in which hands do it. */
    steps: list(runningText(220), 2, 7),
    /** On the printed sheet: what a household writes down before it needs it, a line for each; and what its code is for. */
    sheet: group({ heading: text(40), lines: list(text(24), 2, 6), scan: text(24) }),
  }),
  /** What jobs cost, shown on the pages that are named; none at first. */
  prices: group({
    heading,
    /** Whether VAT is included, and what the figures are not. */
    text: paragraph,
    job: label,
    price: label,
    /** Before the lowest price, and between it and the highest. */
    from: label,
    to: label,
    items: z.array(
      group({
        job: text(60),
        /** In pounds. */
        from: whole(1, 100_000, 'pounds'),
        to: whole(1, 100_000, 'pounds').optional(),
        /** What moves it. */
        moves: text(120),
        pages: list(z.enum(workPages, workPages.join(' or ')), 1, 2),
      }),
      'a list of prices, or []',
    ),
  }),
  /** What customers wrote, word for word; none at first. */
  reviews: group({
    heading,
    /** Before the date. */
    on: label,
    items: z.array(
      group({
        quote: text(400),
        name: text(40),
        town: text(30),
        date: z.iso.date('a date written year-month-day, such as "2026-11-01"'),
        /** Where it can be read. */
        url: webAddress.optional(),
      }),
      'a list of reviews, or []',
    ),
  }),
  /** Words beside what business.config.ts shows where the owner has it. */
  evidence: group({
    /** Before a number in a register, on the link that leads there. */
    check: label,
    /** Before numbers that take messages, and why to send one. */
    text: label,
    whatsApp: label,
    picture: text(120),
    /** Over insurance, payment and complaints. */
    paperwork: heading,
    insurance: label,
    /** Before the sum that is insured, and before the last day. */
    cover: label,
    until: label,
    payment: label,
    complaints: label,
    /** Over the people of people.yaml. */
    people: heading,
    /** Over the jobs of jobs/; before their hours, and before what the water looked like. */
    jobs: group({ heading, hours: label, before: label, after: label }),
    /** The card for the contact of landlords and businesses. */
    landlords: marked,
  }),
  badges: group({
    labels: group({ membership: label, trust: label, all: label }),
    association: badge,
    gasSafe: badge,
    insured: badge,
    allHours: badge,
    guarantee: badge,
    rating: badge,
  }),
  /** Photographs in the place of drawings, and beside the first words of pages; none at first. */
  photographs: z.array(
    group({
      /** The address of a page, or of a drawing on it (drawing-places.ts). */
      place: text(60),
      ...photograph.shape,
      /** What it's cropped to. */
      shape: z.enum(shapes, shapes.join(', ')).optional(),
    }),
    'a list of photographs, or []',
  ),
  /** Who works for the firm; nobody at first. */
  people: z.array(
    group({
      name: text(40),
      role: text(60),
      /** What this person is registered as, with the number. */
      registration: text(60).optional(),
      sentence: text(160),
      photograph: photograph.optional(),
    }),
    'a list of people, or []',
  ),
  /** The labels are drawn where the house has what they name. */
  house: group({
    title: text(60),
    description: text(600),
    labels: group({ tank: note, air: note, healthy: note, sludge: note, stopcock: note, boiler: note }),
  }),
  /** The heading of the key has to fit a corner of the map. */
  map: group({ title: text(60), description: text(300), key: text(14), scale: label, skip: label }),
  home: group({
    ...page,
    sharePicture,
    /** The heading has a cold half and a warm one. */
    hero: group({
      topic: titleOfPage.topic,
      heading: z.tuple([text(35), text(35)], 'two short sentences'),
      text: paragraph,
      /** To what a reader can do while water comes in, at the end of the page. */
      help: label,
      link,
    }),
    /** Three, since three are drawn. */
    highlights: group({ ...section.shape, items: list(group({ ...titled.shape, href: text(60) }), 3, 3), link }),
    whyChoose: points(titled),
    /** The street is for firms that have no seafront. */
    reviews: group({ ...section.shape, link: text(80), checked: label, street: street.optional() }).optional(),
    emergency: section,
  }),
  services: group({
    ...page,
    sharePicture,
    ...titleOfPage,
    text: paragraph,
    noteHeading: label,
    services: list(serviceCard, 2, 9),
    /** What a reader can look at before an engineer does. */
    boilerStopped: group({ heading, steps: list(line, 2, 7) }),
    /** What a leak that can't be seen needs. */
    leaks: group({ heading, text: paragraphs }),
    newBoiler: points(titled),
    carbonMonoxide: group({ ...section.shape, items: list(titled, 2, 6) }),
    /** Those who are not the owners of the home they live in. */
    customers: points(titled),
    questions,
    emergency: section,
  }),
  'power-flushing': group({
    ...page,
    hero: group({ ...titleOfPage, text: paragraph, picture: group({ ...picture, hot: text(8), cold: text(8) }) }),
    explanation: group({ heading, text: paragraphs, picture: group(picture) }),
    whyPowerFlush: section,
    certified: section.optional(),
    warningSigns: group({ ...section.shape, items: list(titled, 2, 12) }),
    /** Five, since five are drawn. */
    process: group({ ...section.shape, steps: list(group({ ...titled.shape, alt: text(120) }), 5, 5) }),
    benefits: points(titled),
    whenToAct: group({ heading, text: paragraphs, call: label }),
    /** How to get ready for it. */
    beforeYouBook: points(line),
    questions,
    quote: group({ ...section.shape, link }),
  }),
  'powder-flushing': group({
    heading,
    text: paragraphs,
    card: paragraph,
    linkLabel: text(60),
    /** On each area's page. */
    comparison: group({ heading, power: titled, powder: titled }),
  }),
  about: group({
    ...page,
    sharePicture,
    ...titleOfPage,
    story: paragraphs,
    trust: points(titled),
    values: points(marked),
    highlights: points(titled),
    band: group({ label, items: list(titled, 2, 4) }),
  }),
  areas: group({
    ...page,
    ...pageWithPhone,
    sharePicture,
    ...titleOfPage,
    text: paragraph,
    /** Areas with a card of their own, by the names of their files; the others form the list of towns. */
    main: group({ heading, areas: list(group({ slug: text(40), description: paragraph }), 1, 8) }),
    towns: section,
    neighbourhoods: group({ ...section.shape, names: list(text(30), 1, 60) }).optional(),
    responseTimes: group({
      heading,
      caption: text(140),
      zone: label,
      time: label,
      callOut: label,
      /** In a zone without a call-out charge, and in one where there may be one. */
      noCallOutCharge: label,
      callOutCharge: label,
      zones: group({ centre: text(60), suburbs: text(60), extended: text(60) }),
      note: paragraph,
    }),
    notListed: group({ ...section.shape, call: label }),
    emergency: section,
  }),
  'trade-words': group({
    ...section.shape,
    words: z
      .record(matching(/^[a-z]+( [a-z]+)*$/, 'a word in lower case'), explanation, 'a line for each word')
      .refine((all) => Object.keys(all).length > 0, 'a line for one word or more'),
  }),
  postcodes: z.record(postcode, explanation, 'a line for each postcode district'),
  contact: group({
    ...pageWithPhone,
    sharePicture,
    ...titleOfPage,
    text: paragraph,
    /** To the card for the reader's address book. */
    save: label,
    links: list(link, 1, 3),
    banner: section,
    /** What a written quote needs, and how it comes. */
    quote: group({ ...section.shape, items: list(titled, 2, 6) }),
    /** What happens when somebody rings, in order. */
    ringing: group({ heading, steps: list(titled, 2, 6) }),
    cards: group({
      heading,
      emergency: marked,
      enquiries: marked,
      area: group({ ...marked.shape, link }),
      hours: marked,
    }),
    serviceArea: group({ ...section.shape, main: list(text(30), 1, 8), extended: text(60) }),
    promises: points(line),
    closing: group({ ...section.shape, link }),
  }),
  'not-found': group(errorPage),
  'application-error': group({ ...errorPage, again: label }),
} as const;

/** The words of every file but the areas', by file name. */
export type Words = { [Name in keyof typeof contentFiles]: z.output<(typeof contentFiles)[Name]> };

/** The words that all area pages have, with one place's name filled in. */
export type AreaPageWords = z.output<typeof areaPage>;

/** The words of one area page. */
export type AreaWords = z.output<typeof area>;

/** A job as its file has it. */
export type JobWords = z.output<typeof job>;

/** A picture of the owner's, as content/ names it. */
export type PhotographWords = z.output<typeof photograph> & { shape?: Shape | undefined };

/** A heading and the text under it. */
export type SectionWords = z.output<typeof section>;

/** One of several parallel points. */
export interface TitledWords {
  icon?: IconName;
  title: string;
  text: string;
}

/** Questions with their answers. */
export type Questions = z.output<typeof questions>;
