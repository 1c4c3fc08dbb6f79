import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { type Change, exampleWith, swap } from '../../tests/support/example-firm.ts';
import { readyFirm } from '../../tests/support/ready-firm.ts';
import { adviceVersion, checkAdvice } from './advice.ts';
import type { Checked, WrittenText } from './finding.ts';
import { formFindings } from './form-findings.ts';
import { writtenTexts } from './look.ts';

let ready: Checked;
beforeAll(async () => {
  ready = await readyFirm();
});

/** Version of the filled firm's safety advice, with some of its files changed. */
function versionWith(changes: Record<string, Change>): string {
  const folder = exampleWith(changes);
  const content = join(folder, 'content');
  const texts = writtenTexts(content, readBusiness(content));
  rmSync(folder, { recursive: true });
  return adviceVersion(texts);
}

const withText = (changed: (text: WrittenText) => Partial<WrittenText>) =>
  ready.texts.map((text) => ({ ...text, ...changed(text) }));
const steps = ({ file, field }: WrittenText) => /emergency.yaml$/.test(file) && field[0] === 'steps';

test('advice as the engineer read it is no finding', () => {
  expect(checkAdvice(ready)).toEqual([]);
});

test('one word of the standard steps changed by an update keeps the site from going live, and the finding says what to write', () => {
  const texts = withText((text) => (steps(text) ? { text: `${text.text} Wait.` } : {}));
  const [finding] = checkAdvice({ ...ready, texts });
  expect(finding).toMatchObject({
    kind: 'danger',
    place: { file: 'content/claims.yaml', field: ['tradeAdvice', 'version'] },
    remedy: expect.stringContaining(`write here version: ${adviceVersion(texts)}, and the day`),
  });
  expect(adviceVersion(texts)).toMatch(/^[a-z]{8}$/);
});

test('in a form, the finding leads to its field and to the advice, and speaks of no file', () => {
  const [shown] = formFindings(
    checkAdvice({ ...ready, texts: withText((text) => (steps(text) ? { text: 'Wait.' } : {})) }),
  );
  expect(shown).toMatchObject({
    file: 'claims',
    field: ['tradeAdvice', 'version'],
    stops: true,
    stage: 'What has to be confirmed before the site goes live',
    message:
      'The safety advice has changed since Ruth Oakes read it on 2026-11-01. Have a Gas Safe registered engineer read it as it is now; ' +
      'then choose “What your site says now” here, and the day at “Read on”.',
  });
  const files = shown?.places.map(({ file }) => file) ?? [];
  expect(files).toEqual(expect.arrayContaining(['emergency', 'services']));
  expect(new Set(files).size).toBe(files.length);
});

test('whose file the words are in, and where their lines are broken, makes no other version', () => {
  const moved = withText(({ file, text }) => ({
    file: file.replace(/^words/, 'content'),
    text: text.replaceAll('. ', '.\n'),
  }));
  expect(adviceVersion(moved)).toBe(adviceVersion(ready.texts));
});

test.each<[what: string, file: string, change: Change]>([
  ['of the firm’s own', 'services.yaml', swap(/$/, '\nboilerStopped: { heading: If your boiler goes out }\n')],
  ['that the firm leaves out', 'emergency.yaml', swap(/^waterCompanies:[\s\S]*/m, 'waterCompanies: ~\n')],
  ['of an area', 'areas/crawley.yaml', swap(/(?<=tonight:\n {2}heading: ).*/, 'Look at this first')],
])('advice %s is another version', (_, file, change) => {
  expect(versionWith({ [file]: change })).not.toBe(versionWith({}));
});

test.each<[what: string, file: string, change: Change]>([
  ['the firm’s number', 'business.yaml', swap(/(?<=^phone: ).*/m, '01632 960 111')],
  ['the number of a water company', 'emergency.yaml', swap(/(?<=phone: )[\d ]+/, '0800 111 222 ')],
  ['words about anything else', 'home.yaml', swap(/(?<=heading: ).*/, 'Another heading')],
])('%s may change without an engineer', (_, file, change) => {
  expect(versionWith({ [file]: change })).toBe(versionWith({}));
});
