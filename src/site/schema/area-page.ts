import { group, runningText, text } from './fields.ts';
import { heading, label, line, link, points, section, sharePicture, stepsBand, titled, topic } from './shared.ts';

/**
 * Schema of area-page.yaml, the words that all area pages share. `{area}` in them is replaced by the area's name, and `{minutes}` by its
 * response time.
 */
export const areaPage = group({
  title: text(60),
  search: text(90).describe(
    "End of an area's description in search results, such as who comes and how soon. It follows the start above or the area's own.",
  ),
  searchSummary: text(40, 20).describe(
    "Start of an area's description in search results, for areas without their own. It must contain {area}.",
  ),
  sharePicture,
  topic: topic.optional().describe('Line above the heading, such as the services that you offer.'),
  heading,
  description: runningText(330, 60).describe(
    'Paragraph under the heading, for areas without a description of their own.',
  ),
  badge: label,
  soon: runningText(120)
    .optional()
    .describe('How soon you are there in an emergency, with {minutes}. If you leave this out, no time is given.'),
  noCharge: text(40).optional().describe('Sentence in search results, for places without a call-out charge.'),
  help: label.describe('Text of the link to the steps that a reader can take while water comes in.'),
  emergency: stepsBand,
  quoteLink: link,
  sameDay: runningText(120)
    .optional()
    .describe(
      'Sentence about heating that is assessed on the day of the call. Leave it out if you do not promise that.',
    ),
  map: group({ title: text(80) }),
  postcodes: group({ heading, nearby: label }),
  response: group({ heading, time: text(80), vary: runningText(240) }).optional(),
  noCallOutCharge: runningText(200)
    .optional()
    .describe(
      'What a visit costs before any work, in places without a call-out charge. The next field is for all other places.',
    ),
  callOutCharge: runningText(200),
  services: group({
    heading,
    assessment: titled,
    powerFlushing: titled,
    powderFlushing: heading.optional(),
    protection: titled,
    /** Link to all other services. */
    link,
  }),
  benefits: points(line),
  quote: group({
    ...section.shape,
    elsewhere: runningText(200).describe('The text in areas where there may be a call-out charge.'),
    link,
  }),
});
