import { z } from 'zod';

/** A known weakness of a package, as its advisory tells it. */
export interface Weakness {
  /** The name of the advisory, such as GHSA-xxxx-xxxx-xxxx. */
  advisory: string;
  package: string;
  title: string;
  severity: string;
  url: string;
}

/** The entries of explained.yaml. */
export const explanations = z.array(
  z.strictObject({
    advisory: z.string(),
    /** Why it can't harm the site or whoever builds it. */
    why: z.string().min(20),
    /** The day from which it must be looked at again. */
    until: z.iso.date(),
  }),
);
export type Explanations = z.infer<typeof explanations>;

const advisory = z.object({ name: z.string(), title: z.string(), severity: z.string(), url: z.string() });
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});

/**
 * Reads what `npm audit --json` says of packages that have a weakness themselves, not through one that they use.
 * @returns nothing when it is no report: the registry did not answer
 */
export function weaknessesIn(json: string): readonly Weakness[] | undefined {
  const { data } = report.safeParse(JSON.parse(json));
  return data && Object.values(data.vulnerabilities).flatMap(({ via }) => via.flatMap(weakness));
}

const weakness = (cause: string | z.infer<typeof advisory>): Weakness[] =>
  typeof cause === 'string' ? [] : [{ ...cause, advisory: cause.url.replace(/.*\//, ''), package: cause.name }];

/**
 * Compares weaknesses with what was said of them.
 * @param today as YYYY-MM-DD; from its last day on, an explanation counts no longer
 * @returns those that nobody has explained, each once, and explanations of what is no longer found
 */
export function compare(
  found: readonly Weakness[],
  explained: Explanations,
  today: string,
): { unexplained: readonly Weakness[]; needless: Explanations } {
  const valid = new Set(explained.filter(({ until }) => today < until).map(({ advisory }) => advisory));
  const byName = new Map(found.map((weakness) => [weakness.advisory, weakness]));
  return {
    unexplained: [...byName.values()].filter(({ advisory }) => !valid.has(advisory)),
    needless: explained.filter(({ advisory }) => !byName.has(advisory)),
  };
}
