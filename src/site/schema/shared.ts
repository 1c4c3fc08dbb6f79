import { z } from 'zod';
import { group, list, runningText, text } from './fields.ts';

/** Drawings of brass fittings, `src/drawings/icons/`. */
const iconNames = ['burner', 'elbow', 'gauge', 'nut', 'tap', 'valve'] as const;
export type IconName = (typeof iconNames)[number];

export const icon = z.enum(iconNames, `one of the icons ${iconNames.join(', ')}`);

export const label = text(40);
/** Label of a button, which must fit one line on the smallest phone. */
export const buttonLabel = text(20).meta({ title: 'Words of the button' });
/** Schema of words that a page may show as a link. A link of fewer than 4 letters would be too small for a finger. */
const linked = (longest: number) => text(longest, 4);
export const heading = linked(70);
/** Running text, which may contain links. */
export const paragraph = runningText(800);
/** Running text of one or two sentences. */
export const line = runningText(280);
export const paragraphs = list(paragraph, 1, 6);
export const titled = group({ title: heading, text: paragraph });
export const marked = group({ icon, title: heading, text: paragraph });
export const section = group({ heading, text: paragraph });
/**
 * Band (full-width section of a page) with the steps that stop a leak. Only the heading differs between pages; emergency.yaml has the
 * steps.
 */
export const stepsBand = group({ heading }).meta({ title: 'Steps that stop a leak' });
/** Text of the link that leads to those steps. */
export const stepsLink = label
  .meta({ title: 'Words of the link to the steps' })
  .describe('Text of the link to the steps that a reader can take while water comes in.');
/** Title of a field for the description of a picture, in the forms of the editor (the page at /edit on which the owner edits the site). */
export const seenAs = 'What the picture shows, for those who don’t see it';
/** Words of a drawing: a description for those who don't see it, and a caption. */
export const picture = {
  alt: text(240).meta({ title: seenAs }),
  caption: text(200).meta({ title: 'Words under the picture' }),
};
/** Target of a link: the path of a page of this site, with or without an anchor. */
export const target = text(60).meta({ title: 'Leads to', choices: 'links' });
export const link = group({ label: linked(40).meta({ title: 'Words of the link' }), href: target });
/** Schema of an explanation, which a tooltip may show. A longer text would not fit a tooltip on a zoomed page. */
export const explanation = text(120);
export const badgeWords = { icon, label: linked(40).meta({ title: 'Words of the badge' }), explanation };
export const badge = group({
  ...badgeWords,
  check: line
    .optional()
    .meta({ title: 'How to check it' })
    .describe('How customers can check this badge. Shown on About.'),
}).optional();
/** Questions with their answers, which structured data repeats. */
export const questions = group({
  heading,
  items: list(
    group({
      question: text(120),
      answer: paragraph,
      more: paragraph.optional().meta({ title: 'Second paragraph' }).describe('Second paragraph of the answer.'),
    }),
    1,
    12,
  ).meta({ title: 'Questions' }),
}).meta({ title: 'Questions and answers' });
export const points = <Item extends z.ZodType>(item: Item) =>
  group({ heading, items: list(item, 2, 12).meta({ title: 'Points' }) });

export const topic = text(70).meta({ title: 'Line above the heading' });
/** A page's `h1`, in two parts: the service or place (`topic`), and the promise under it. */
export const titleOfPage = { topic, heading };
export const sharePicture = text(120)
  .meta({ title: 'Picture of shared links' })
  .describe(
    'What the picture beside a shared link shows, for people who cannot see it. Apps may show an old picture for some days.',
  );
const name = text(24).meta({ title: 'Name in the menu' });
const title = (longest: number) => text(longest).meta({ title: 'Title in search results and tabs' });
const description = (longest: number, shortest: number) =>
  text(longest, shortest).meta({ title: 'Description in search results' });
export const page = { name, title: title(72), description: description(160, 70), sharePicture };
/** Like `page`, but with a shorter description, because `pagesOf` adds the firm's phone number at its end. */
export const pageWithPhone = { ...page, description: description(130, 60) };
/** Fields of an error page, which search results never list. */
export const errorPage = {
  title: title(46),
  description: description(160, 40),
  heading,
  text: runningText(600),
  home: label.meta({ title: 'Words of the link to Home' }),
};

/** A handwritten note beside a drawing, in two short lines. */
export const note = z.tuple([text(15), text(15)], 'two short lines');
