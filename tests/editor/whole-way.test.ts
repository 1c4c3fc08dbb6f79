import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../tools/browser.ts';
import { startTestEditor, type TestEditor } from '../support/editor.ts';
import { exampleWith } from '../support/example-firm.ts';
import { expectNoViolations } from '../support/no-violations.ts';
import { sheetsOf } from '../support/printed-sheets.ts';

let firm: string;
let editor: TestEditor;
let browser: Browser;
let page: Page;
let site: FrameLocator;
const errors: string[] = [];
const filesBefore = filesOfSite();

beforeAll(async () => {
  firm = exampleWith({});
  // Removes the photograph of a boiler from Home, so that Home shows a drawing there. A test below replaces the drawing with a photograph.
  const photographs = join(firm, 'content/photographs.yaml');
  writeFileSync(photographs, textOf('photographs').replace(/- place: \/#highlight-2\n( {2}.*\n)+/, ''));
  // The mark that every new firm has, which What is missing names.
  copyFileSync('tools/setup/new-firm/mark.svg', join(firm, 'mark.svg'));
  [editor, browser] = await Promise.all([startTestEditor(firm), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(60_000);
  page.on('pageerror', ({ message }) => errors.push(message));
  site = page.frameLocator('iframe');
  await page.goto(editor.address);
  await site.locator('h1').waitFor({ timeout: 200_000 });
});
afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  rmSync(firm, { recursive: true });
});

const textOf = (file: string) => readFileSync(join(firm, 'content', `${file}.yaml`), 'utf8');
const saved = () => page.getByText('Saved.', { exact: true }).waitFor();
const undo = async () => {
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByText('Taken back.').waitFor();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the key leaves the address, and the site answers under no other name', async () => {
  expect(page.url()).toBe(`${editor.origin}/edit`);
  const status = await new Promise((resolve) => {
    const asked = request(editor.origin, { headers: { Host: 'evil.example' } });
    asked.on('response', ({ statusCode }) => resolve(statusCode)).end();
  });
  expect(status).toBe(403);
});

test('pressing a text opens its field; what is typed shows at once, and then stands in the file', async () => {
  const field = page.getByLabel('Text', { exact: true });
  const press = async () => {
    await site.getByText('In an emergency we').first().click();
    return page.evaluate(() => document.activeElement?.id);
  };
  await expect.poll(press).toBe('field-hero-text');
  await field.fill('We come at once, and we say when.');
  await site.getByText('We come at once, and we say when.').waitFor();
  await saved();
  expect(textOf('home')).toContain('We come at once, and we say when.');
  await expectNoViolations(page, 'a form');
});

test('a mistake is said beside its field, nothing is saved, and it can be put right', async () => {
  const before = textOf('home');
  const field = page.getByLabel('Text', { exact: true });
  await field.fill('Ring us **now**.');
  const problem = page.locator('#field-hero-text-problem');
  await expect.poll(() => problem.textContent()).toContain('plain words, without *');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(textOf('home')).toBe(before);
  await expectNoViolations(page, 'a mistake');
  await field.fill('Ring us now, day or night.');
  await saved();
  await expect.poll(() => problem.textContent()).toBe('');
  expect(textOf('home')).toContain('Ring us now, day or night.');
});

test('what waits because of another file is kept while that is put right', async () => {
  await button('Everything').click();
  await button('Henfield').click();
  const name = page.getByLabel('Name of the place');
  await name.fill('Henfield Common');
  const waiting = page.getByRole('region', { name: 'Not saved yet' });
  await waiting.getByRole('button').first().click();
  const town = page.getByLabel('Town');
  await town.waitFor();
  expect(textOf('areas/henfield')).not.toContain('Henfield Common');
  await button('Everything').click();
  await button('Henfield').click();
  expect(await name.inputValue()).toBe('Henfield Common');
  await name.fill('Henfield');
  await expect.poll(() => waiting.count()).toBe(0);
});

test('what somebody else changed in the same file meanwhile is kept', async () => {
  await button('Everything').click();
  await button('Your firm').click();
  await page.getByLabel('Short name').waitFor();
  writeFileSync(join(firm, 'content/business.yaml'), `# By hand\n${textOf('business')}`);
  await page.getByLabel('Short name').fill('Hammer');
  await expect.poll(() => textOf('business')).toContain('shortName: Hammer\n');
  expect(textOf('business')).toMatch(/^# By hand\n/);
});

test('a new area has a page', async () => {
  await button('Everything').click();
  await expectNoViolations(page, 'everything');
  await button('Add an area').click();
  const name = page.getByLabel('Name of the place');
  await page.getByText('0 of 24', { exact: true }).waitFor();
  await name.fill('Llansantffraid-ym-Mechain');
  await page.getByText('1 too many').waitFor();
  await name.fill('Slinfold');
  await page.getByText('8 of 24', { exact: true }).waitFor();
  await page.getByLabel('Its postcode districts, such as BN8').fill('rh13');
  await expectNoViolations(page, 'a new area');
  await button('Go on').click();
  await expect.poll(() => existsSync(join(firm, 'content/areas/slinfold.yaml'))).toBe(true);
  await button('Show its page').click();
  await site.getByRole('heading', { level: 1, name: /Slinfold/ }).waitFor();
});

test('a new job is called by its town and its month', async () => {
  await button('Everything').click();
  await button('Add a job').click();
  await page.getByLabel('Month').fill('2025-09');
  const town = await page.getByLabel('Town').inputValue();
  await button('Go on').click();
  await page.getByRole('heading', { level: 2, name: `${town}, September 2025`, exact: true }).waitFor();
  await page.getByLabel('What was wrong').fill('No heat upstairs');
  await button('Forget what isn’t saved').click();
  await button('Everything').click();
});

test('the paragraph that every place has can be written for one place alone', async () => {
  const choice = button('Only Slinfold');
  await site.getByText('Water where it shouldn’t be').first().click();
  await choice.waitFor();
  expect(await button('Every place').count()).toBe(1);
  await expectNoViolations(page, 'words of every place');
  await choice.click();
  const field = page.getByLabel('Description', { exact: true });
  await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await page.getByRole('heading', { level: 2, name: 'Slinfold' }).count()).toBe(1);
  expect(await field.inputValue()).toBe('');
});

test('a drawing that is pressed can be a photograph, which is turned upright and tells nothing of where it was taken', async () => {
  await page.getByLabel('Page', { exact: true }).selectOption('/');
  await site.getByRole('heading', { level: 1, name: /Slinfold/ }).waitFor({ state: 'hidden' });
  await site.locator('img[src*="boiler"]').first().click();
  await button('Home: highlight 2').click();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#964' } })
    .withExif({ IFD0: { Model: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Boiler 1.JPG', mimeType: 'image/jpeg', buffer: picture });
  await page.getByText('turned upright').waitFor();
  await page.getByLabel('What it shows').last().fill('A boiler in a cellar');
  await site.getByAltText('A boiler in a cellar').waitFor();
  const [file = ''] = readdirSync(join(firm, 'photographs')).filter((name) => name.startsWith('boiler-1'));
  const { width, height, exif, orientation } = await sharp(join(firm, 'photographs', file)).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 600,
    height: 900,
    exif: undefined,
    orientation: undefined,
  });
  await page.locator('.focus').click({ position: { x: 20, y: 20 } });
  await expect.poll(() => textOf('photographs')).toMatch(/focus: \d+% \d+%\n$/);
  await expectNoViolations(page, 'a photograph');
});

test('undo takes back one change after the other, also once the program was started again', async () => {
  const before = textOf('photographs');
  await undo();
  expect(textOf('photographs')).not.toBe(before);
  await editor.stop();
  editor = await startTestEditor(firm);
  await page.goto(editor.address);
  await site.locator('h1').waitFor();
  for (let count = 0; existsSync(join(firm, 'content/areas/slinfold.yaml')) && count < 6; count += 1) await undo();
  expect(existsSync(join(firm, 'content/areas/slinfold.yaml'))).toBe(false);
  expect(textOf('photographs')).not.toContain('boiler-1');
});

test('what is missing leads to its field', async () => {
  await button('What is missing').click();
  await page.getByText(/Before your site can go live, put \d+ things right/).waitFor();
  await expectNoViolations(page, 'what is missing');
  await page.getByRole('button', { name: /^Go there ?: Your firm: Phone$/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-phone');
});

test('areas that lack the same thing are one entry of what is missing, with a button for each', async () => {
  const areas = ['henfield', 'southwater'].map((name) => join(firm, `content/areas/${name}.yaml`));
  const before = areas.map((file) => readFileSync(file, 'utf8'));
  for (const [index, file] of areas.entries())
    writeFileSync(file, (before[index] ?? '').replace(/^description:.*\n( +.*\n)*/m, ''));
  await page.reload();
  await button('What is missing').click();
  const entry = page.getByRole('listitem').filter({ hasText: 'This place has no paragraph of its own' });
  await expect.poll(() => entry.getByRole('button').count()).toBeGreaterThanOrEqual(2);
  expect(await entry.count()).toBe(1);
  for (const [index, file] of areas.entries()) writeFileSync(file, before[index] ?? '');
  await page.reload();
});

test('an empty list that is missing opens and has the focus, beside a page that shows it', async () => {
  const file = join(firm, 'content/prices.yaml');
  const before = textOf('prices');
  const home = textOf('home');
  writeFileSync(file, before.replace(/^items:\n( .*\n?|\n)+/m, 'items: []\n'));
  // Without prices, no text can link to them.
  writeFileSync(join(firm, 'content/home.yaml'), home.replace('[usual prices](/services#prices)', 'usual prices'));
  await page.reload();
  await button('What is missing').click();
  await page.getByRole('button', { name: /^Go there ?: Prices$/ }).click();
  await page.getByRole('button', { name: 'Add to Prices', exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Prices (0)');
  const shown = () => page.getByLabel('Page', { exact: true }).inputValue();
  expect(await shown()).toBe('/services');
  // Your firm, whose facts every page shows, leaves the page as it is.
  await button('Everything').click();
  await button('Your firm').click();
  expect(await shown()).toBe('/services');
  writeFileSync(file, before);
  writeFileSync(join(firm, 'content/home.yaml'), home);
  await page.reload();
});

test('a person comes to customers unless the owner says no', async () => {
  await button('Everything').click();
  await button('People').click();
  await page.locator('summary').getByText('1. Ruth Example').click();
  const visits = page.getByLabel('Comes to customers', { exact: true });
  expect(await visits.locator('option:checked').textContent()).toBe('Yes');
  await visits.selectOption('No');
  await saved();
  expect(textOf('people')).toMatch(/^ {2}visits: (no|false)$/m);
  await undo();
});

test('what is changed while another page is still loading is saved, and that page shows it', async () => {
  await page.getByLabel('Page', { exact: true }).selectOption('/');
  await page.route(
    '**/about',
    async (route) => {
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await button('Everything').click();
  await button('People').click();
  await page.locator('summary').getByText('1. Ruth Example').click();
  await page.getByLabel('What this person does').first().fill('Mender of copper tanks');
  await saved();
  await site.getByText('Mender of copper tanks').waitFor();
  expect(await page.locator('.said').textContent()).toBe('Saved.');
  await undo();
});

test('a logo that isn’t square becomes the mark at the top of every page, can be replaced, and be taken back', async () => {
  const before = readFileSync(join(firm, 'mark.svg'), 'utf8');
  await button('What is missing').click();
  await page.getByRole('button', { name: /^Go there ?: Your mark/ }).click();
  await page.getByAltText('Your mark as it is now').waitFor();
  await dropLogo('#00f');
  await expect.poll(colourOfMark).toBe('0 0 255');
  await button('Everything').click();
  const press = async () => {
    await site.locator('header a img').click();
    return page.getByAltText('Your mark as it is now').count();
  };
  await expect.poll(press).toBe(1);
  await dropLogo('#0f0');
  await expect.poll(colourOfMark).toBe('0 255 0');
  await page.getByText('This logo is about 3 times as wide as it is high').waitFor();
  await expectNoViolations(page, 'the mark');
  await dropLogo();
  await page.getByText('This is no picture that can be read').waitFor();
  expect(await colourOfMark()).toBe('0 255 0');
  for (let count = 0; readFileSync(join(firm, 'mark.svg'), 'utf8') !== before && count < 2; count += 1) await undo();
  expect(readFileSync(join(firm, 'mark.svg'), 'utf8')).toBe(before);
  await site.locator('header a > svg').waitFor();
});

/** Drops a PNG that is three times as wide as it is high on the box for the mark or, without a colour, a file that is no picture. */
async function dropLogo(background?: string): Promise<void> {
  const logo = { width: 600, height: 200, channels: 3, background } as const;
  const bytes = background
    ? await sharp({ create: { ...logo, background } })
        .png()
        .toBuffer()
    : Buffer.from('none');
  const dataTransfer = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(given)], 'logo.png', { type: 'image/png' }));
      return transfer;
    },
    [...bytes],
  );
  await page.locator('.picture').dispatchEvent('drop', { dataTransfer });
}

/** Colour in the middle of the mark at the top of the shown page. Undefined until the mark is loaded as a picture. */
function colourOfMark(): Promise<string | undefined> {
  return page.evaluate(() => {
    const mark = document.querySelector('iframe')?.contentDocument?.querySelector<HTMLImageElement>('header a img');
    const canvas = new OffscreenCanvas(32, 32).getContext('2d');
    if (!canvas || !mark?.complete || mark.naturalWidth === 0) return undefined;
    canvas.drawImage(mark, 0, 0, 32, 32);
    return [...canvas.getImageData(16, 16, 1, 1).data].slice(0, 3).join(' ');
  });
}

test('what proves a claim is written in the entry of that very claim', async () => {
  writeFileSync(join(firm, 'content/claims.yaml'), textOf('claims').replace(/^insured:\n( .*\n)+/m, ''));
  await page.reload();
  await button('What is missing').click();
  await page.getByRole('button', { name: /^Write down your proof.*Insured$/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-insured-evidence');
  await page.getByLabel('What proves it').fill('Policy document, in the office safe');
  await page.getByLabel('Last looked at').fill('2026-11-01');
  await saved();
  expect(textOf('claims')).toMatch(/^insured:\n +evidence: Policy document, in the office safe\n/m);
});

test('safety advice that changed is missing its reader, and the version that was read is chosen', async () => {
  await button('Everything').click();
  await button('Safety advice').click();
  await page.getByText('Until then, the changed words don’t go live').first().waitFor();
  await page.getByLabel('Words of the button', { exact: true }).fill('Ring now:');
  await saved();
  await button('What is missing').click();
  await page.getByText('The safety advice has changed since Ruth Example read it').waitFor();
  await page.getByRole('button', { name: /^Write down your proof.*Advice that was read/ }).click();
  const version = page.getByLabel('Advice that was read', { exact: true });
  await version.selectOption({ index: 1 });
  await saved();
  expect(await version.locator('option:checked').textContent()).toBe('What your site says now');
  await button('What is missing').click();
  await page.getByText(/Before your site can go live/).waitFor();
  expect(await page.getByText('The safety advice has changed').count()).toBe(0);
});

test('an engineer who is written down from What is missing has read what the site says now, and the sources of it', async () => {
  const before = textOf('claims');
  writeFileSync(join(firm, 'content/claims.yaml'), before.replace(/^tradeAdvice:\n( .*\n?)+/m, ''));
  await page.reload();
  await button('What is missing').click();
  await page.getByRole('button', { name: /^Write down your proof.*Safety advice$/ }).click();
  await page.getByText(/^What the engineer signs/).click();
  await page.getByText('Safety advice: Smell of gas', { exact: true }).waitFor();
  await page.getByText('Sources of this advice').click();
  await page.locator('summary').getByText('1. Smell of gas').click();
  expect(await page.getByRole('link', { name: /rbkc\.gov\.uk/ }).getAttribute('target')).toBe('_blank');
  await expectNoViolations(page, 'the sources of the advice');
  await page.getByLabel('Engineer').fill('Ruth Example');
  const version = page.getByLabel('Advice that was read', { exact: true });
  expect(await version.locator('option:checked').textContent()).toBe('What your site says now');
  await button('Forget what isn’t saved').click();
  writeFileSync(join(firm, 'content/claims.yaml'), before);
  await page.reload();
});

test('what the engineer signs is printed alone and in full, for an engineer who isn’t in the room', async () => {
  await button('Everything').click();
  await button('Your proof').click();
  await page.locator('summary').getByText('Safety advice', { exact: true }).click();
  const summary = page.getByText(/^What the engineer signs/);
  await summary.click();
  await page.evaluate(() => Object.assign(window, { print: () => document.body.classList.add('was-printed') }));
  await button('Print or save as PDF').click();
  expect(await page.locator('body.was-printed').count()).toBe(1);
  const [, count] = /(\d+) texts/.exec((await summary.textContent()) ?? '') ?? [];
  const all = page.locator('.printed dd');
  expect(await all.count()).toBe(Number(count));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('body').innerText()).toBe(await page.locator('.printed').innerText());
  expect(await page.locator('.printed').innerText()).toMatch(
    /^Safety advice of .*version [a-z]{8}.*\nSignature:\n.*https:/s,
  );
  const boxesThatCut = await all.last().evaluate((last) => {
    const around: Element[] = [];
    for (let box = last.parentElement; box; box = box.parentElement) around.push(box);
    return around.filter((box) => getComputedStyle(box).overflow !== 'visible').map(({ className }) => className);
  });
  expect(boxesThatCut).toEqual([]);
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1);
  await page.emulateMedia({ media: null });
  await expectNoViolations(page, 'what the engineer signs');
});

test('an engineer who is written down has read what the site says now', async () => {
  await button('Everything').click();
  await button('Your proof').click();
  await page.locator('summary').getByText('Safety advice', { exact: true }).click();
  await button('Leave out Safety advice').click();
  await button('Add Safety advice').click();
  const version = page.getByLabel('Advice that was read', { exact: true });
  expect(await version.locator('option:checked').textContent()).toBe('What your site says now');
  await button('Forget what isn’t saved').click();
});

test('a field that is added and left out again is gone from the form at once', async () => {
  const before = readFileSync(join(firm, 'content/business.yaml'), 'utf8');
  await button('Everything').click();
  await button('Your firm').click();
  await button('Leave out Complaints').click();
  await button('Add Complaints').click();
  await button('Leave out Complaints').click();
  await button('Add Complaints').waitFor();
  expect(await page.getByLabel('Complaints', { exact: true }).count()).toBe(0);
  writeFileSync(join(firm, 'content/business.yaml'), before);
  await page.reload();
});

test.each([
  ['Prices', 'Add to Prices', /^field-items-\d+-job$/],
  ['Photographs', 'Add to Photographs', /^field-\d+-(place|file)$/],
])('what is added to %s opens at its first field', async (file, add, field) => {
  await button('Everything').click();
  await button(file).click();
  const folded = page.getByText('Prices (');
  if (file === 'Prices') await folded.click();
  await page.getByRole('button', { name: add, exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(field);
  // Nothing is shown as wrong before the owner has typed anything.
  await page
    .getByText(/^Still to be filled in: /)
    .first()
    .waitFor();
  expect(await page.locator('.form [aria-invalid="true"], .form .folded .over, .form .problem').count()).toBe(0);
  await button('Forget what isn’t saved').click();
});

test('publishing can be rehearsed', async () => {
  await button('Publish').click();
  await button('Rehearse, without publishing').click();
  await page.getByText('The rehearsal went well').waitFor();
  const stepOf = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await stepOf('Nothing was published: this was a rehearsal.').getByText('left out').waitFor();
  await stepOf('Looking for what is missing').getByText('not ready yet').waitFor();
  await expectNoViolations(page, 'a rehearsal');
  expect(errors).toEqual([]);
});

test('words are found and changed without a mouse', async () => {
  await button('Everything').focus();
  await page.keyboard.press('Enter');
  for (let count = 0; count < 12; count += 1) {
    if (await page.getByLabel('Find words').evaluate((box) => box === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Hammer & Pond Plumbing');
  await page.getByText(/^Found: [1-9]/).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^field-/);
});

test('on a narrow screen the form and the page are shown in turn', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page, 'a narrow form');
  await button('Page').click();
  await expect.poll(() => page.getByTitle(/^Your site/).isVisible()).toBe(true);
  await expectNoViolations(page, 'a narrow page');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('once the program has ended, the page says so, whatever is pressed', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await button('Everything').click();
  const said = page.locator('.said');
  expect(await said.textContent()).not.toContain('The program has ended');
  await editor.stop();
  await button('Add an area').click();
  await page.getByLabel('Name of the place').fill('Slinfold');
  await page.getByLabel('Its postcode districts, such as BN8').fill('RH13');
  await button('Go on').click();
  await expect.poll(() => said.textContent()).toContain('The program has ended. Start it again');
  expect(errors).toEqual([]);
});

test('the built site stays as it was', () => {
  expect(filesOfSite()).toEqual(filesBefore);
});

function filesOfSite(): string[] {
  return existsSync('dist') ? readdirSync('dist', { recursive: true, encoding: 'utf8' }).sort() : [];
}
