import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Finding, stopsPublishing } from '../../tools/launch-check/finding.ts';
import { currentBusiness, writeBusiness, writeEvidencedFirm } from '../support/evidenced-firm.ts';
import { firmFolder } from '../support/other-firm.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

interface Row {
  kind: Finding['kind'];
  file: string;
  line?: number;
  field: string;
}

/** Runs the check as a program would, and reads what it prints. */
async function findingsIn(copy: ProjectCopy): Promise<Row[]> {
  const { code, printed } = await copy.launchCheck('--json');
  const { ready, findings } = JSON.parse(printed);
  expect([code, ready]).toEqual(findings.some(stopsPublishing) ? [1, false] : [0, true]);
  return findings;
}

const fieldsOf = (rows: readonly Row[], kind: string) =>
  rows.filter((row) => row.kind === kind).map(({ file, field }) => `${file} ${field}`);

/** A copy of the project with a firm's facts, built. */
function builtCopy(firm?: string, change = async (_: ProjectCopy): Promise<void> => {}): () => ProjectCopy {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject(firm);
    await change(copy);
    const { code, printed } = await copy.build();
    expect(code, printed).toBe(0);
  }, 120_000);
  afterAll(() => copy.remove());
  return () => copy;
}

const sample = readFileSync('business.config.ts', 'utf8').includes('Chalk & Channel');
describe.skipIf(!sample)('the sample as shipped', () => {
  const copy = builtCopy();

  test('is not ready, and everything that is the sample’s is listed', async () => {
    const found = await findingsIn(copy());
    expect(fieldsOf(found, 'sample')).toEqual(
      [
        'name',
        'shortName',
        'phone',
        'searchPhone',
        'site',
        'reviews.platform',
        'reviews.url',
        'powderFlushing.name',
        'powderFlushing.url',
      ].map((field) => `business.config.ts ${field}`),
    );
    expect(fieldsOf(found, 'site')).toEqual([]);
    expect(found.filter(({ file }) => file === 'content/claims.yaml')).toHaveLength(14);
    expect(fieldsOf(found, 'law')).toContain('business.config.ts email');
  });

  test('is explained in words, with lines and without the machine’s paths', async () => {
    const { code, printed } = await copy().launchCheck();
    expect(code).toBe(1);
    expect(printed).toMatch(/^business\.config\.ts:\d+ › phone\n {2}"01632 960 247"\n {2}Why: Ofcom .*\n {2}Mend: /m);
    expect(printed).toContain('The links to other sites were not checked: --offline.');
    expect(printed).not.toContain(copy().file(''));
  });

  test('an option that does not exist is named, and a mistake in the evidence is a finding', async () => {
    expect(await copy().launchCheck('--quiet')).toEqual({
      code: 2,
      printed: 'The options are --json and --offline.\n',
    });
    const evidence = copy().file('content/claims.yaml');
    await writeFile(evidence, 'allHours:\n  evidence: The call log of this year\n  checked: soon\n');
    expect(await findingsIn(copy())).toMatchObject([{ kind: 'mistake', line: 3, field: 'allHours.checked' }]);
    await rm(evidence);
  });
});

describe('a firm that is made up', () => {
  const copy = builtCopy(firmFolder);

  test('is not ready, but its site is the one of its facts', async () => {
    const found = await findingsIn(copy());
    expect(fieldsOf(found, 'sample')).toContain('business.config.ts disclosures.companyNumber');
    expect(fieldsOf(found, 'site')).toEqual([]);
  });
});

describe('a firm that has everything, with evidence of today', () => {
  const business = currentBusiness(0);
  const copy = builtCopy(firmFolder, (fresh) => writeEvidencedFirm(fresh, business));

  test('is ready, until its facts are no longer those of the built site', async () => {
    expect(await findingsIn(copy())).toMatchObject([{ kind: 'risk', field: 'reviews.markup' }]);
    await writeBusiness(copy(), { ...business, phone: '01273 555 121' });
    expect(fieldsOf(await findingsIn(copy()), 'site')).toContain('dist/index.html ');
  });
});
