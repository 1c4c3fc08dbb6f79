import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ClaimName } from '../../src/site/schema/claims.ts';
import type { Finding } from './finding.ts';

/** Rules about claims and facts, from rules.yaml, where comments explain their fields. */
export const rules: {
  claims: Record<ClaimName, ClaimRule>;
  facts: Record<string, Omit<Finding, 'place' | 'places'> & { field?: string; file?: string; eachPlace?: true }>;
} = parse(readFileSync(join(import.meta.dirname, 'rules.yaml'), 'utf8'));

export interface ClaimRule extends Record<'claim' | 'why' | 'evidence', string> {
  given?: string[];
  words?: string;
  withdraw?: string;
  danger?: boolean;
  inForm?: { found?: string; evidence?: string; withdraw?: string };
}
