import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { parseYaml, readYaml } from '../files/yaml-file.ts';
import { group, pastDate, text } from './fields.ts';

/** Evidence for one claim: what the firm holds as proof, and when somebody last looked at the proof. */
const line = group({
  evidence: text(400, 15)
    .meta({ title: 'What proves it' })
    .describe('What you hold, such as a list or a letter, and where it lies.'),
  checked: pastDate.meta({ title: 'Last looked at' }).describe('When somebody last looked at it.'),
});
const proof = line.optional();

/** Schema of `content/claims.yaml`: a field for each claim that a site may make. */
export const claims = group({
  allHours: proof.meta({ title: '24/7' }).describe('Somebody answers the telephone at any hour.'),
  responseTimes: proof.describe('The minutes until an emergency visit, as under “Your firm”.'),
  localAreas: proof
    .meta({ title: 'No call-out charge' })
    .describe('No call-out charge in your local areas: nothing is charged before work is agreed.'),
  satisfactionGuarantee: proof.meta({ title: '100% satisfaction guarantee' }),
  rating: proof.describe('The rating, the number of reviews, and those that are quoted.'),
  gasSafe: proof,
  powerFlushAssociation: proof,
  insured: proof,
  sameDay: proof.describe('Heating is assessed on the day of the call.'),
  priceFirst: proof.describe('The price is agreed before the work starts.'),
  freeQuotes: proof,
  noFixNoFee: proof.meta({ title: 'No fix, no fee' }).describe("The specialist's guarantee on powder flushing."),
  powderWords: proof.describe('The words about powder flushing, confirmed by the specialist.'),
  tradeAdvice: group({
    ...line.shape,
    by: text(80, 3).meta({ title: 'Engineer' }).describe("The engineer's name."),
    registration: text(40, 3).meta({ title: 'Licence number' }).describe("The engineer's Gas Safe licence number."),
    version: text(40)
      .optional()
      .meta({ title: 'Advice that was read', choices: 'adviceVersions', isWanted: true })
      .describe('Which version of the safety advice the engineer read: any change of its words makes a new one.'),
  })
    .optional()
    .meta({ title: 'Safety advice' })
    .describe('What pages tell a reader to do or not to do, signed off by a Gas Safe registered engineer.'),
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
