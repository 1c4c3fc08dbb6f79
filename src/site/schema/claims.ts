import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseYaml, readYaml } from '../files/yaml-file.ts';
import { group, pastDate, text } from './fields.ts';
import { withoutQuotes } from './tidy.ts';

/** What an owner could write as evidence for each claim, for forms of the editor (the page at /edit on which the owner edits the site). */
export const evidenceExamples = {
  allHours: 'Call log and night rota of the last six months, in the office folder',
  responseTimes: 'Times of our emergency calls and arrivals since May, nine in ten in time, in the office folder',
  localAreas: 'Our terms, and invoices over £0 after customers said no, in the office folder',
  satisfactionGuarantee: 'The written terms, and two complaints that we settled under them, in the office folder',
  rating: 'A picture of the profile, and messages in which customers let us quote them, in the office folder',
  gasSafe: 'A print of our entry on the register, and copies of all cards, in the office folder',
  powerFlushAssociation: 'The certificate, which ends in June, in the office folder',
  insured: 'The policy of this year, with its cover and its last day, in the office folder',
  sameDay: 'Calls before noon since May, and our visits on the same days, in the office folder',
  priceFirst: 'Our terms, and quotes that customers signed this year, in the office folder',
  freeQuotes: 'Our price list, and quotes that nobody took up or paid for, in the office folder',
  noFixNoFee: 'The specialist’s terms, printed from its website, in the office folder',
  powderWords: 'The specialist’s email that confirms each text, in the office folder',
  tradeAdvice: 'The engineer’s signed letter about this reading, in the office folder',
};

/** Evidence for one claim: what the firm holds as proof, and when somebody last looked at the proof. */
const line = (name: ClaimName) =>
  group({
    evidence: text(400, 15)
      .refine(
        (typed) => typed !== evidenceExamples[name],
        'your own proof: the example with more, such as a date or a name',
      )
      .meta({ title: 'What proves it' })
      .describe(
        `The proof that you have, and where you keep it, with a date or a name of your own, unlike in this example: “${evidenceExamples[name]}”.`,
      ),
    checked: pastDate
      .meta({ title: 'Last looked at' })
      .describe('Date on which somebody last looked at this proof. No page shows it.'),
  });
const proof = (name: ClaimName) => line(name).optional();

const licenceExpected = 'a licence number of 7 digits in quotes, from the engineer’s Gas Safe card';

/** Schema of `content/claims.yaml`: a field for each claim that a site may make. */
export const claims = group({
  allHours: proof('allHours')
    .meta({ title: '24/7' })
    .describe('Proof that somebody answers the phone at any hour, such as call logs.'),
  responseTimes: proof('responseTimes').describe(
    'Proof of the minutes until you arrive in an emergency, which you gave under “Your firm”.',
  ),
  localAreas: proof('localAreas')
    .meta({ title: 'No call-out charge' })
    .describe('Proof that customers in your local areas pay nothing before they agree to the work.'),
  satisfactionGuarantee: proof('satisfactionGuarantee').meta({ title: '100% satisfaction guarantee' }),
  rating: proof('rating')
    .meta({ title: 'Rating and reviews' })
    .describe('Proof of your rating, of the number of reviews, and of the reviews that your site quotes.'),
  gasSafe: proof('gasSafe').meta({ title: 'Gas Safe registration' }),
  powerFlushAssociation: proof('powerFlushAssociation').meta({ title: 'Power Flush Association' }),
  insured: proof('insured'),
  sameDay: proof('sameDay')
    .meta({ title: 'Same-day assessments' })
    .describe('Proof that you assess heating on the day on which the customer rings.'),
  priceFirst: proof('priceFirst')
    .meta({ title: 'Price before work' })
    .describe('Proof that customers agree to a price before the work starts.'),
  freeQuotes: proof('freeQuotes'),
  noFixNoFee: proof('noFixNoFee')
    .meta({ title: 'No fix, no fee' })
    .describe(
      "Proof of the specialist's guarantee: customers pay nothing if powder flushing does not solve the problem.",
    ),
  powderWords: proof('powderWords')
    .meta({ title: 'What you say about powder flushing' })
    .describe('Proof that the specialist has confirmed what your site says about powder flushing.'),
  tradeAdvice: group({
    ...line('tradeAdvice').shape,
    checked: pastDate.meta({ title: 'Read on' }).describe('Date on which the engineer read the advice.'),
    by: text(80, 3).meta({ title: 'Engineer' }).describe('Name of the engineer who read the advice.'),
    registration: z
      .string(licenceExpected)
      .overwrite((typed) => withoutQuotes(typed).replaceAll(' ', ''))
      .regex(/^\d{7}$/, licenceExpected)
      .meta({ title: 'Licence number' })
      .describe('The engineer’s own Gas Safe licence number: 7 digits, on the card. The firm’s number is another one.'),
    version: text(40)
      .optional()
      .meta({ title: 'Advice that was read', choices: 'adviceVersions', isWanted: true })
      .describe(
        'Version of the safety advice that the engineer read. Whenever a word of the advice changes, it gets a new version.',
      ),
  })
    .optional()
    .meta({ title: 'Safety advice' })
    .describe(
      'Proof that a Gas Safe registered engineer has read the advice about gas, water and electricity on your pages.',
    ),
});

/** Evidence that the firm holds, by claim. */
export type Claims = z.output<typeof claims>;
export type ClaimName = keyof typeof evidenceExamples;

/** Name of the file of the evidence, in the content folder. */
const claimsFile = 'claims.yaml';

/**
 * Reads the evidence that the firm holds.
 * @param folder content folder
 * @returns an empty object if claims.yaml is missing or has only comments
 * @throws {ContentError} with each problem in the file
 */
export function readClaims(folder: string): Claims {
  if (!existsSync(join(folder, claimsFile))) return {};
  const file = readYaml(folder, claimsFile);
  return parseYaml({ data: file.data ?? {}, sourceOf: () => file }, claims, {});
}
