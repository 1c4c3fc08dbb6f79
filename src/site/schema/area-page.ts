import { group, runningText, text } from './fields.ts';
import { heading, label, line, link, points, section, sharePicture, stepsBand, titled, topic } from './shared.ts';

/** Schema of area-page.yaml, the words that all area pages share. `{area}` in them is replaced by the area's name. */
export const areaPage = group({
  title: text(60),
  search: text(90).describe('The rest of its description in search results: who comes, and how soon.'),
  searchSummary: text(40, 20).describe("Default start of an area's description in search results; contains {area}."),
  sharePicture,
  topic: topic.optional().describe('The services, above the heading.'),
  heading,
  description: runningText(330, 60).describe("Default paragraph under an area's heading."),
  badge: label,
  soon: runningText(120)
    .optional()
    .describe("How long an emergency visit takes; left out where the firm doesn't promise a time."),
  noCharge: text(40).optional().describe('In search results, for a place without a call-out charge.'),
  help: label.describe('To what a reader can do while water comes in.'),
  emergency: stepsBand,
  quoteLink: link,
  sameDay: runningText(120).optional().describe("Left out where the firm doesn't promise it."),
  map: group({ title: text(80) }),
  postcodes: group({ heading, nearby: label }),
  response: group({ heading, time: text(80), vary: runningText(240) }).optional(),
  noCallOutCharge: runningText(200)
    .optional()
    .describe(
      'What a visit costs before any work: in a place without a call-out charge, and in one where there may be one.',
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
  quote: group({ ...section.shape, link }),
});
