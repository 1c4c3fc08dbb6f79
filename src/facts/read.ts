import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Business, parseBusiness } from './business.ts';
import { type AreaWords, area, contentFiles, type Words } from './content.ts';
import { crossCheck } from './cross-check.ts';
import { placeholders } from './placeholders.ts';
import { FactsError, type Problem } from './problem.ts';
import { type AreaSlug, areaPath, areaSlugs } from './routes.ts';
import { parseYaml, readYaml } from './yaml-file.ts';

/** One area page's facts: its own words, and those of the shared template with its name filled in. */
export interface Area extends AreaWords {
  slug: AreaSlug;
  path: `/areas/${AreaSlug}`;
  /** Minutes an emergency visit typically takes, from the zone. */
  minutes: number;
  page: Words['area-page'];
}

/** Everything the pages say: the business, the words, the areas in the specification's order. */
export interface Facts {
  business: Business;
  words: Words;
  areas: readonly Area[];
}

/**
 * Reads and checks every fact of the site.
 * @param folder the content folder
 * @param businessInput what `business.config.ts` exports
 * @throws {FactsError} with one problem for each mistake in any file
 */
export function readFacts(folder: string, businessInput: unknown): Facts {
  const problems: Problem[] = [];
  const business = collect(problems, () => parseBusiness(businessInput));
  if (!business) throw new FactsError(problems);

  const values = placeholders(business);
  const words = {} as Record<string, unknown>;
  for (const [name, schema] of Object.entries(contentFiles)) {
    // The template's own {area} is checked with the first area's name; each area gets its own copy below.
    const withArea = name === 'area-page' ? { ...values, area: 'Hove' } : values;
    words[name] = collect(problems, () => parseYaml(readYaml(folder, `${name}.yaml`), schema, withArea));
  }
  const extra = readdirSync(join(folder, 'areas')).filter((file) => !areaSlugs.some((slug) => file === `${slug}.yaml`));
  problems.push(...extra.map(unknownArea));

  const areas = areaSlugs.flatMap((slug): Area[] => {
    const own = collect(problems, () => parseYaml(readYaml(folder, `areas/${slug}.yaml`), area, values));
    if (!own) return [];
    const named = { ...values, area: own.name };
    const page = collect(problems, () =>
      parseYaml(readYaml(folder, 'area-page.yaml'), contentFiles['area-page'], named),
    );
    if (!page) return [];
    return [{ ...own, slug, path: areaPath(slug), minutes: business.responseMinutes[own.zone], page }];
  });

  if (problems.length > 0) throw new FactsError(unique(problems));
  const facts = { business, words: words as Words, areas };
  crossCheck(facts);
  return facts;
}

function collect<Value>(problems: Problem[], read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FactsError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

function unknownArea(file: string): Problem {
  return {
    file: `content/areas/${file}`,
    field: '',
    found: 'a file for an area that is not one of the 20',
    expected: `a file named ${areaSlugs.map((slug) => `${slug}.yaml`).join(', ')}`,
  };
}

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
