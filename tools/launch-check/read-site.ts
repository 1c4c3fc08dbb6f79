import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readClaims } from '../../src/content/claims.ts';
import { textsOf } from '../../src/content/texts.ts';
import { readYaml } from '../../src/content/yaml-file.ts';
import { readFacts } from '../../src/facts/read.ts';
import type { Site, WrittenText } from './finding.ts';

/**
 * Reads what the checks look at.
 * @param businessInput what `business.config.ts` exports
 * @throws {FactsError} with one problem for each mistake in the facts
 */
export async function readSite(businessInput: unknown, content: string, dist: string): Promise<Site> {
  return {
    facts: await readFacts(content, businessInput),
    claims: readClaims(content),
    texts: namesIn(content)
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => textsIn(content, name)),
    files: readFiles(dist),
    today: new Date(),
  };
}

function textsIn(content: string, name: string): WrittenText[] {
  const file = readYaml(content, name);
  return textsOf(file.data).map(([field, text]) => ({ file: file.name, field, text }));
}

/** The files that hold text; pictures and fonts hold nothing that we could read. */
function readFiles(folder: string): Map<string, string> {
  const names = namesIn(folder).filter((name) =>
    /(\.(html|js|json|svg|txt|vcf|webmanifest|xml)|(^|\/)_\w+)$/.test(name),
  );
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** The files of a folder, however deep; none where there is no folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => join(parentPath, name).slice(join(folder, '/').length).replaceAll('\\', '/'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
