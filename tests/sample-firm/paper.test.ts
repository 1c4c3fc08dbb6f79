import { expect, test } from 'vitest';
import { openPage, withBrowser } from '../support/page.ts';
import { templates } from '../support/site.ts';

withBrowser();

const page = openPage({});

test.each(templates)('%s is printed on at most two sheets, with the grounds of its bands or without', async (path) => {
  await page().goto(path);
  for (const printBackground of [true, false]) {
    const paper = await page().pdf({ format: 'A4', printBackground });
    const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect([1, 2], `with grounds: ${printBackground}`).toContain(sheets.length);
  }
});
