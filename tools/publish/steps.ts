import type { Finding } from '../launch-check/finding.ts';

/** Steps of a publication, in order. `seconds` is the time that a step usually takes, for a progress bar. */
export const steps = {
  checks: { title: 'Looking for what is missing', seconds: 1 },
  signIn: { title: 'Signing in at Cloudflare', seconds: 5 },
  address: { title: 'Your address', seconds: 3 },
  build: { title: 'Building the pages', seconds: 25 },
  tests: { title: 'Testing the pages', seconds: 60 },
  publication: { title: 'Publishing', seconds: 15 },
  live: { title: 'Looking at the live site', seconds: 40 },
} as const;

export type StepName = keyof typeof steps;

/** An event of a step of a publication, for whoever watches it. `words` are sentences for an owner. */
export type StepEvent = { step: StepName } & (
  | { state: 'started' | 'skipped'; words: string }
  | {
      state: 'progress';
      words: string;
      /** Page that the owner must open, if the program couldn't open a browser. */
      link?: string;
    }
  /** `warned`: only in a rehearsal (`dryRun`): the step is complete, but its findings would stop a publication. */
  | { state: 'done' | 'warned'; words: string; findings?: readonly Finding[] }
  | ({ state: 'failed' | 'cancelled' } & Stop)
);

/** Why a publication ended early. */
export interface Stop {
  words: string;
  /** What the owner can do about it. */
  remedy?: string;
  /** Output of a program, for whoever looks after the site. */
  details?: string;
  findings?: readonly Finding[];
}

/** A `Stop` as lines of text: why the publication ended, the output of a program, and what to do. */
export const inLines = ({ words, details, remedy }: Stop): string =>
  [words, details, remedy].filter(Boolean).join('\n');

/**
 * Formats a time for an owner, in this computer's time zone, such as "1 November 2026 at 08:00".
 * @param at the time, in ISO 8601
 */
export const timeOf = (at: string) => new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A question that only the owner can answer. */
export interface PublishQuestion {
  about: 'signIn' | 'account' | 'address' | 'back';
  words: string;
  /** What the owner must know before answering. */
  warning?: string;
  /** Possible answers. Only the first answer lets the program go on, except in a choice between accounts. */
  choices: readonly { value: string; label: string }[];
}

/** Asks a question, and returns the value of the chosen answer. Undefined if nobody can be asked, or nobody answers. */
export type Ask = (question: PublishQuestion) => Promise<string | undefined>;

/** Thrown by a step that can't go on. */
export class StepStopped extends Error {
  readonly stop: Stop;
  readonly state: 'failed' | 'cancelled';

  constructor(stop: Stop, state: 'failed' | 'cancelled' = 'failed') {
    super(stop.words);
    this.name = 'StepStopped';
    this.stop = stop;
    this.state = state;
  }
}
