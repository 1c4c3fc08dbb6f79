import { group, text } from '../fields.ts';
import { heading, label, line, link, points, section, sharePicture } from './shared.ts';

/** The words that every area page has; {area} is the area's name. */
export const areaPage = group({
  title: text(60),
  search: text(60).describe('The end of its description in search results.'),
  sharePicture,
  heading,
  badge: label,
  soon: text(80).describe('How long an emergency visit takes; and that it costs nothing by itself, where that is so.'),
  noCharge: text(40).optional(),
  help: label.describe('To what can be done at once.'),
  quoteLink: link,
  sameDay: text(120).optional().describe("Left out where the firm doesn't promise it."),
  map: group({ title: text(80) }),
  postcodes: group({ heading, nearby: label }),
  response: group({ heading, time: text(80), vary: text(120) }),
  noCallOutCharge: text(200)
    .optional()
    .describe(
      'What a visit costs before any work: in a zone without a call-out charge, and in one where there may be one.',
    ),
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
