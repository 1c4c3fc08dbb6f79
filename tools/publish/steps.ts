import type { Finding } from '../launch-check/finding.ts';

/** The steps of a publication in their order, with a title and the seconds that each usually takes, for a progress bar. */
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

/** What a step of a publication tells whoever watches it. The words are sentences for an owner. */
export type StepEvent = { step: StepName } & (
  | { state: 'started' | 'skipped'; words: string }
  | {
      state: 'progress';
      words: string /** Page that the owner has to open, if no browser opened by itself. */;
      link?: string;
    }
  /** `warned`: the step went to its end, and found what would keep a publication from going on. */
  | { state: 'done' | 'warned'; words: string; findings?: readonly Finding[] }
  | ({ state: 'failed' | 'cancelled' } & Stop)
);

/** Why a publication ended early. */
export interface Stop {
  words: string;
  /** What to do about it. */
  remedy?: string;
  /** What a program printed, for whoever looks after the site. */
  details?: string;
  findings?: readonly Finding[];
}

/** Why it ended, what a program answered, and what to do, in lines. */
export const inLines = ({ words, details, remedy }: Stop): string =>
  [words, details, remedy].filter(Boolean).join('\n');

/** A time as an owner reads it. */
export const timeOf = (at: string) => new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A question that only the owner can answer. */
export interface PublishQuestion {
  about: 'signIn' | 'account' | 'address' | 'back';
  words: string;
  /** What the owner has to know before the answer. */
  warning?: string;
  /** The first one goes on. */
  choices: readonly { value: string; label: string }[];
}

/** Answers a question with the value of a choice. Undefined: there is nobody to ask, or no answer. */
export type Ask = (question: PublishQuestion) => Promise<string | undefined>;

/** Thrown inside a step that can't go on. */
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
