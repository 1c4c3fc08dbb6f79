import type { ClaimName } from '../../src/content/claims.ts';

/** A claim that the site may make. */
export interface ClaimRule {
  /** What the site says with it. */
  says: string;
  /** The rule or ruling that asks for evidence. */
  why: string;
  /** Evidence that would do. */
  evidence: string;
  /** Whether an unproven one could hurt somebody or is an offence. */
  danger?: boolean;
}

/** What the law and the advertising code ask for behind each claim. */
export const claimRules: Record<ClaimName, ClaimRule> = {
  tradeAdvice: {
    says: 'what readers should do about gas, water and electricity',
    why: 'Gas Safety (Installation and Use) Regulations 1998: only those competent for gas may judge what is safe; a wrong step can kill',
    evidence:
      'a Gas Safe registered engineer’s note of having read content/ against docs/sources.md, with name or number in "by"',
    danger: true,
  },
  gasSafe: {
    says: 'Gas Safe registered',
    why: 'Gas Safety (Installation and Use) Regulations 1998, reg. 3(7): to claim the registration falsely is an offence',
    evidence: 'the firm’s entry on gassaferegister.co.uk, and each engineer’s card',
    danger: true,
  },
  rating: {
    says: 'the rating, the number of reviews, and what customers wrote',
    why: 'DMCC Act 2024, schedule 20: fake reviews and misleading counts of them are banned',
    evidence: 'a picture of the profile that shows both, the reviews that are quoted, and how reviews are asked for',
  },
  localAreas: {
    says: 'no call-out charge in local areas',
    why: 'ASA rulings: "no call-out charge" only where nothing at all is charged before work is agreed, not even the first hour',
    evidence: 'your price list or terms, and invoices of visits after which the customer said no',
  },
  allHours: {
    says: '24/7, at any hour',
    why: 'ASA rulings: "24 hour" needs proof that calls are answered at every hour of every day',
    evidence: 'call logs or a rota that cover nights, weekends and holidays',
  },
  responseTimes: {
    says: 'typically there within so many minutes',
    why: 'ASA rulings: "within one hour" and the like need records that most visits keep to it, in each area',
    evidence: 'records of calls and arrivals in each zone, with how many were in time',
  },
  satisfactionGuarantee: {
    says: '100% satisfaction guarantee',
    why: 'ASA rulings on "100% satisfaction"; CAP Code 3.53 and 3.54: a guarantee has terms that customers can read',
    evidence: 'the written terms, and how complaints were settled under them',
  },
  insured: {
    says: 'fully insured',
    why: 'CAP Code 3.7: proof is held before a claim is published',
    evidence: 'the policy: insurer, number, cover, and when it ends',
  },
  powerFlushAssociation: {
    says: 'member of the Power Flush Association',
    why: 'CAP Code 3.50: a membership or quality mark needs its body’s authorisation',
    evidence: 'the membership certificate, and when it ends',
  },
  sameDay: {
    says: 'same-day assessments',
    why: 'CAP Code 3.7: proof is held before a claim is published; DMCC Act 2024, section 226: it must be true of most calls',
    evidence: 'records of calls before that hour, and of the visits on the same day',
  },
  priceFirst: {
    says: 'the price is agreed before work starts',
    why: 'DMCC Act 2024, section 226: a misleading price, or way of arriving at one, is unlawful',
    evidence: 'your terms, and signed quotes or messages in which customers said yes',
  },
  freeQuotes: {
    says: 'quotes are free',
    why: 'DMCC Act 2024, schedule 20: what is called free must cost nothing, in no later charge either',
    evidence: 'your price list or terms, and quotes that were not taken up and not charged',
  },
  noFixNoFee: {
    says: 'no fix, no fee, by the specialist',
    why: 'CAP Code 3.7 and 3.54: a guarantee by another firm is proven like one’s own, with its limits',
    evidence: 'the specialist’s terms, from its website or in a letter',
  },
  powderWords: {
    says: 'what powder flushing is for',
    why: 'CAP Code 3.7: the firm that does the work has to confirm what is said of it',
    evidence: 'a letter or message in which the specialist confirms each line of content/powder-flushing.yaml',
  },
};
