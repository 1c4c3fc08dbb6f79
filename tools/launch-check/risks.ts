import { securityTxt } from '../../src/facts/security-txt.ts';
import { type Finding, inBusiness, type Site } from './finding.ts';

/** Says what it risks to publish one's own rating as structured data. */
export function checkRatingMarkup({ facts: { business } }: Site): Finding[] {
  if (!business.reviews?.markup) return [];
  return [
    {
      kind: 'risk',
      place: inBusiness('reviews', 'markup'),
      found: 'the rating in structured data',
      why: 'Google’s rules for review snippets: a firm’s rating of itself earns no stars, and can cost the site its other rich results (a manual action)',
      mend: 'write markup: false; the pages still show the rating',
    },
  ];
}

/** Says that nobody is told any longer where to report a weakness in the site. */
export function checkSecurityReports({ facts: { business }, today }: Site): Finding[] {
  if (!business.securityReports || securityTxt(business, today)) return [];
  return [
    {
      kind: 'risk',
      place: inBusiness('securityReports', 'until'),
      found: `"${business.securityReports.until}", a day that has come: the site is built without /.well-known/security.txt`,
      why: 'RFC 9116: a file that has expired is stale and should not be used; without it, whoever finds a weakness in the site does not know where to write',
      mend: 'look whether your email and phone still hold, and write a day within a year; or remove this group',
    },
  ];
}
