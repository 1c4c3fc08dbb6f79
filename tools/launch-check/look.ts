import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wordFiles } from '../../src/site/files/content.ts';
import { type MergedFile, readWords } from '../../src/site/files/standard-words.ts';
import { readYaml } from '../../src/site/files/yaml-file.ts';
import { ContentError } from '../../src/site/problem.ts';
import { readSite } from '../../src/site/read.ts';
import type { Business } from '../../src/site/schema/business.ts';
import { readClaims } from '../../src/site/schema/claims.ts';
import { textsOf } from '../../src/site/text/texts.ts';
import { checkLook } from '../build/check-look.ts';
import { checkFirm } from './check.ts';
import type { Checked, Finding, WrittenText } from './finding.ts';
import { fromProblems } from './report.ts';

/**
 * Checks the facts, words and colours of a site. If there are problems that stop the build, returns only these, as findings.
 * @param firm folder of the firm
 */
export async function lookAtSite(firm: string): Promise<Finding[]> {
  try {
    const checked = await readChecked(firm);
    await checkLook(firm);
    return checkFirm(checked);
  } catch (error) {
    if (error instanceof ContentError) return fromProblems(error);
    throw error;
  }
}

/**
 * Reads the input of the checks of a firm: the site, the evidence and all texts.
 * @throws {ContentError} with each problem in the firm's files
 */
export async function readChecked(firm: string): Promise<Checked> {
  const site = await readSite(firm);
  const content = join(firm, 'content');
  return {
    site,
    claims: readClaims(content),
    texts: writtenTexts(content, site.business),
    today: new Date(),
  };
}

/**
 * Texts of a firm's own files, and the standard words (those in words/) that its pages show. Placeholders are not filled in.
 * @throws {ContentError} when a file is not valid YAML
 */
export function writtenTexts(content: string, business: Business): WrittenText[] {
  const own = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml') && !wordFiles.includes(name.replace('.yaml', '')))
    .map((name): MergedFile => {
      const file = readYaml(content, name);
      return { data: file.data, sourceOf: () => file };
    });
  const words = wordFiles.flatMap((name) => readWords(content, name, business) ?? []);
  return [...own, ...words].flatMap(({ data, sourceOf }) =>
    textsOf(data).map(([field, text]) => {
      const { name: file, lineOf } = sourceOf(field);
      return { file, field, text, line: lineOf(field) };
    }),
  );
}
