import { z } from 'zod';
import { group, list, runningText, text } from './fields.ts';

/** Brass fittings in the house's hand, `src/drawings/icons/`. */
const iconNames = ['burner', 'elbow', 'gauge', 'nut', 'tap', 'valve'] as const;
export type IconName = (typeof iconNames)[number];

export const icon = z.enum(iconNames, `one of the icons ${iconNames.join(', ')}`);

export const label = text(40);
/** On a button, which the smallest phone shows in one line. */
export const buttonLabel = text(20);
/** A link of fewer letters would be too small for a finger; titles may be links. */
const linked = (longest: number) => text(longest, 4);
export const heading = linked(70);
/** Running text may hold links. */
export const paragraph = runningText(600);
/** One of several short lines. */
export const line = runningText(280);
export const paragraphs = list(paragraph, 1, 6);
export const titled = group({ title: heading, text: paragraph });
export const marked = group({ icon, title: heading, text: paragraph });
export const section = group({ heading, text: paragraph });
/** The band of the water steps, which are the same everywhere. */
export const stepsBand = group({ heading });
/** What a drawing says: to those who do not see it, and under it. */
export const picture = { alt: text(240), caption: text(200) };
export const link = group({ label: linked(40), href: text(60) });
/** What a tooltip says too: more would not fit a page that is zoomed in. */
export const explanation = text(120);
export const badgeWords = { icon, label: linked(40), explanation };
export const badge = group(badgeWords).optional();
/** Questions with answers, which structured data repeats. */
export const questions = group({ heading, items: list(group({ question: text(120), answer: paragraph }), 1, 12) });
export const points = <Item extends z.ZodType>(item: Item) => group({ heading, items: list(item, 2, 12) });

/** A page's `h1`: the service or the place that it's about, and under it what the reader may remember. */
export const titleOfPage = { topic: text(60), heading };
export const sharePicture = text(120).describe(
  'What is drawn in the picture beside a link that somebody shares, for those who do not see it. The build makes it: look at it in dist/share/. Messengers keep an old one for some days.',
);
/** What navigation and search results call a page: its name, its title without the firm's, its description. */
export const page = { name: text(24), title: text(60), description: text(160, 70), sharePicture };
/** A description that ends with the number for search results, which is added to it. */
export const pageWithPhone = { ...page, description: text(130, 60) };
/** A page that search engines leave out. */
export const errorPage = { title: text(46), description: text(160, 40), heading, text: runningText(600), home: label };

/** Two short lines beside a drawing. */
export const note = z.tuple([text(15), text(15)], 'two short lines');
