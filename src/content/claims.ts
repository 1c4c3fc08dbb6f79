import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { group, pastDate, text } from './fields.ts';
import { parseYaml, readYaml } from './yaml-file.ts';

/** What the firm holds that proves a claim. */
const line = group({
  /** What is held, and where it lies. */
  evidence: text(400, 15),
  /** When somebody last looked at it. */
  checked: pastDate,
});
const proof = line.optional();

/** The shape of `content/claims.yaml`: a line for each claim that the site makes. */
const claims = group({
  /** Somebody answers the telephone at any hour. */
  allHours: proof,
  /** The minutes until an emergency visit, as in responseMinutes. */
  responseTimes: proof,
  /** No call-out charge in the local zones: nothing is charged before work is agreed. */
  localAreas: proof,
  /** The 100 % satisfaction guarantee. */
  satisfactionGuarantee: proof,
  /** The rating, the number of reviews, and those that are quoted. */
  rating: proof,
  gasSafe: proof,
  powerFlushAssociation: proof,
  insured: proof,
  /** Heating is assessed on the day of the call. */
  sameDay: proof,
  /** The price is agreed before the work starts. */
  priceFirst: proof,
  freeQuotes: proof,
  /** The specialist's guarantee on powder flushing. */
  noFixNoFee: proof,
  /** content/powder-flushing.yaml, confirmed by the specialist. */
  powderWords: proof,
  /** What pages tell a reader to do or not to do, read by a Gas Safe registered engineer: name or number. */
  tradeAdvice: group({ ...line.shape, by: text(80, 3) }).optional(),
});

/** The evidence held, by the claim that it proves. */
export type Claims = z.output<typeof claims>;
export type ClaimName = keyof typeof claims.shape;

/** Where the evidence is recorded. */
export const claimsFile = 'claims.yaml';

/**
 * Reads the evidence that the firm holds.
 * @param folder the content folder; a file with nothing but comments, or none at all, means that nothing is held
 * @throws {FactsError} with one problem for each mistake in the file
 */
export function readClaims(folder: string): Claims {
  if (!existsSync(join(folder, claimsFile))) return {};
  const file = readYaml(folder, claimsFile);
  return parseYaml({ ...file, data: file.data ?? {} }, claims, {});
}
