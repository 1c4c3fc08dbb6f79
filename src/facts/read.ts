import { type Business, parseBusiness } from './business.ts';
import { type AreaPageWords, type AreaWords, area, areaPage, contentFiles, type Words } from './content.ts';
import { crossCheck } from './cross-check.ts';
import { placeholders } from './placeholders.ts';
import { FactsError, type Problem } from './problem.ts';
import { type AreaSlug, areaPath, areaSlugs } from './routes.ts';
import { sampleBusiness } from './sample-business.ts';
import { strayFiles } from './stray-files.ts';
import { parseYaml, readYaml } from './yaml-file.ts';

/** One area page's facts: its own words, and those of the shared template with its name filled in. */
export interface Area extends AreaWords {
  slug: AreaSlug;
  path: `/areas/${AreaSlug}`;
  /** Minutes an emergency visit typically takes, from the zone. */
  minutes: number;
  page: AreaPageWords;
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
  const problems = strayFiles(folder);
  // Where the owner's facts cannot be read, the sample's stand in, so that mistakes in the words show as well.
  const business = collect(problems, () => parseBusiness(businessInput)) ?? parseBusiness(sampleBusiness);

  const values = placeholders(business);
  const words = Object.entries(contentFiles).map(([name, schema]) => [
    name,
    collect(problems, () => parseYaml(readYaml(folder, `${name}.yaml`), schema, values)),
  ]);
  const template = collect(problems, () => readYaml(folder, 'area-page.yaml'));
  const areas = areaSlugs.flatMap((slug): Area[] => {
    const own = collect(problems, () => parseYaml(readYaml(folder, `areas/${slug}.yaml`), area, values));
    if (!own || !template) return [];
    const page = collect(problems, () => parseYaml(template, areaPage, { ...values, area: own.name }));
    if (!page) return [];
    return [{ ...own, slug, path: areaPath(slug), minutes: business.responseMinutes[own.zone], page }];
  });

  if (problems.length > 0) throw new FactsError(problems);
  const facts = { business, words: Object.fromEntries(words) as Words, areas };
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
