import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '../../src/site/files/yaml-file.ts';
import { ContentError } from '../../src/site/problem.ts';
import { readSite } from '../../src/site/read.ts';
import { readClaims } from '../../src/site/schema/claims.ts';
import { isLeftOut } from '../../src/site/text/phrases-needing-facts.ts';
import { textsOf } from '../../src/site/text/texts.ts';
import { checkLook } from '../build/check-look.ts';
import { checkFirm } from './check.ts';
import type { Checked, Finding, WrittenText } from './finding.ts';
import { fromMistakes } from './report.ts';

/**
 * Looks at the facts, words and colours of a site: a mistake that stops the build is a finding too.
 * @param firm the firm's folder
 */
export async function lookAtSite(firm: string): Promise<Finding[]> {
  try {
    const checked = await readChecked(join(firm, 'content'));
    await checkLook(firm);
    return checkFirm(checked);
  } catch (error) {
    if (error instanceof ContentError) return fromMistakes(error);
    throw error;
  }
}

/**
 * Reads what the checks look at.
 * @throws {ContentError} with one problem for each mistake in the facts
 */
export async function readChecked(content: string): Promise<Checked> {
  const site = await readSite(content);
  const mark = join(content, '../mark.svg');
  const names = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !isLeftOut(name.replace('.yaml', ''), site.business))
    .sort();
  return {
    site,
    claims: readClaims(content),
    texts: names.flatMap((name) => textsIn(content, name)),
    // What is wrong with it, or that it's missing, the build says.
    mark: existsSync(mark) ? readFileSync(mark, 'utf8') : '',
    today: new Date(),
  };
}

function textsIn(content: string, name: string): WrittenText[] {
  const file = readYaml(content, name.replaceAll('\\', '/'));
  return textsOf(file.data).map(([field, text]) => ({ file: file.name, field, text, line: file.lineOf(field) }));
}
