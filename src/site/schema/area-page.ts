import { group, runningText, text } from './fields.ts';
import {
  heading,
  label,
  line,
  link,
  points,
  section,
  sharePicture,
  stepsBand,
  stepsLink,
  titled,
  topic,
} from './shared.ts';

/**
 * Schema of area-page.yaml, the words that all area pages share. `{area}` in them is replaced by the area's name, and `{minutes}` by its
 * response time.
 */
export const areaPage = group({
  title: text(60).meta({ title: 'Title in search results and tabs' }),
  mainTownTitle: text(60)
    .meta({ title: 'Title of the page about your main town' })
    .describe('Title of the page about your main town, if it has one. It must differ from the title of Home.'),
  search: text(90)
    .meta({ title: 'End of the description in search results' })
    .describe(
      "End of an area's description in search results, such as who comes and how soon. It follows the start above or the area's own.",
    ),
  searchSummary: text(40, 20)
    .meta({ title: 'Start of the description in search results' })
    .describe("Start of an area's description in search results, for areas without their own. It must contain {area}."),
  sharePicture,
  topic: topic.optional().describe('Line above the heading, such as the services that you offer.'),
  heading,
  description: runningText(330, 60).describe(
    'Paragraph under the heading, for areas without a description of their own.',
  ),
  badge: label.meta({ title: 'Words on the badge at the top' }),
  soon: runningText(120)
    .optional()
    .meta({ title: 'How soon you are there' })
    .describe('How soon you are there in an emergency, with {minutes}. If you leave this out, no time is given.'),
  noCharge: text(40)
    .optional()
    .meta({ title: '“No call-out charge” in search results' })
    .describe('Sentence in search results, for places without a call-out charge.'),
  help: stepsLink,
  emergency: stepsBand,
  quoteLink: link.meta({ title: 'Link to a quote' }),
  sameDay: runningText(120)
    .optional()
    .meta({ title: 'Same-day assessments' })
    .describe(
      'Sentence about heating that is assessed on the day of the call. Leave it out if you do not promise that.',
    ),
  map: group({ title: text(80).meta({ title: 'Title of the map' }) }),
  postcodes: group({
    heading,
    alone: heading.meta({ title: 'Heading without places nearby' }),
    nearby: label.meta({ title: 'Words above the places nearby' }),
  }),
  response: group({
    heading,
    time: text(80).meta({ title: 'Words before the minutes' }),
    vary: runningText(240).meta({ title: 'When it takes longer' }),
  })
    .optional()
    .meta({ title: 'Response time' }),
  noCallOutCharge: runningText(200)
    .optional()
    .meta({ title: 'Cost of a visit where there is no charge' })
    .describe(
      'What a visit costs before any work, in places without a call-out charge. The next box is for all other places.',
    ),
  callOutCharge: runningText(460).meta({ title: 'Cost of a visit elsewhere' }),
  services: group({
    ...section.shape,
    assessment: titled.meta({ title: 'System assessment' }),
    powerFlushing: titled,
    powderFlushing: heading.optional().meta({ title: 'Heading of powder flushing' }),
    protection: titled.meta({ title: 'System protection' }),
    /** Link to all other services. */
    link,
  }),
  benefits: points(line).meta({ title: 'What you promise' }),
  quote: group({
    ...section.shape,
    elsewhere: runningText(200)
      .meta({ title: 'Text where a visit may be charged' })
      .describe('The text in areas where there may be a call-out charge.'),
    link,
  }),
});
