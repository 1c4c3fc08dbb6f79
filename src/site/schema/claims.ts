import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { parseYaml, readYaml } from '../files/yaml-file.ts';
import { group, pastDate, text } from './fields.ts';

/** Evidence for one claim: what the firm holds as proof, and when somebody last looked at the proof. */
const line = group({
  evidence: text(400, 15)
    .meta({ title: 'What proves it' })
    .describe('The proof that you have, such as a list or a letter, and where you keep it.'),
  checked: pastDate.meta({ title: 'Last looked at' }).describe('Date on which somebody last looked at this proof.'),
});
const proof = line.optional();

/** Schema of `content/claims.yaml`: a field for each claim that a site may make. */
export const claims = group({
  allHours: proof
    .meta({ title: '24/7' })
    .describe('Proof that somebody answers the phone at any hour, such as call logs.'),
  responseTimes: proof.describe(
    'Proof of the minutes until you arrive in an emergency, which you gave under “Your firm”.',
  ),
  localAreas: proof
    .meta({ title: 'No call-out charge' })
    .describe('Proof that customers in your local areas pay nothing before they agree to the work.'),
  satisfactionGuarantee: proof.meta({ title: '100% satisfaction guarantee' }),
  rating: proof.describe('Proof of your rating, of the number of reviews, and of the reviews that your site quotes.'),
  gasSafe: proof.meta({ title: 'Gas Safe registration' }),
  powerFlushAssociation: proof.meta({ title: 'Power Flush Association' }),
  insured: proof,
  sameDay: proof
    .meta({ title: 'Same-day assessments' })
    .describe('Proof that you assess heating on the day on which the customer rings.'),
  priceFirst: proof
    .meta({ title: 'Price before work' })
    .describe('Proof that customers agree to a price before the work starts.'),
  freeQuotes: proof,
  noFixNoFee: proof
    .meta({ title: 'No fix, no fee' })
    .describe(
      "Proof of the specialist's guarantee: customers pay nothing if powder flushing does not solve the problem.",
    ),
  powderWords: proof
    .meta({ title: 'What you say about powder flushing' })
    .describe('Proof that the specialist has confirmed what your site says about powder flushing.'),
  tradeAdvice: group({
    ...line.shape,
    by: text(80, 3).meta({ title: 'Engineer' }).describe('Name of the engineer who read the advice.'),
    registration: text(40, 3).meta({ title: 'Licence number' }).describe("The engineer's Gas Safe licence number."),
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
export type ClaimName = keyof typeof claims.shape;

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
