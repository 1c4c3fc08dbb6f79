import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phoneScreen, visit, wideScreen, withBrowser } from '../support/page.ts';
import { facts } from '../support/site.ts';

withBrowser();

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const isOpen = (page: Page) => menu(page).isVisible();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('the menu on a small screen, %s', (_, javaScriptEnabled) => {
  const screen = { ...phoneScreen, javaScriptEnabled, hasTouch: true };

  test('opens and closes with its toggle, and tells assistive technology which', async () => {
    await visit('/services', screen, async (page) => {
      expect(await isOpen(page)).toBe(false);
      expect(await expanded(page)).toBe(false);
      await toggle(page).click();
      expect(await isOpen(page)).toBe(true);
      expect(await expanded(page)).toBe(true);
      await toggle(page).click();
      expect(await isOpen(page)).toBe(false);
    });
  });

  test('closes with Escape, from its links too, and gives the focus back to the toggle', async () => {
    await visit('/services', screen, async (page) => {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await isOpen(page)).toBe(false);
      await page.keyboard.press('Enter');
      expect(await isOpen(page)).toBe(true);
    });
  });

  test('closes on a tap outside', async () => {
    await visit('/services', screen, async (page) => {
      await toggle(page).tap();
      await page.touchscreen.tap(200, 170);
      expect(await isOpen(page)).toBe(false);
    });
  });

  test('leads to the page that is chosen', async () => {
    await visit('/services', screen, async (page) => {
      await toggle(page).tap();
      await menu(page).getByRole('link', { name: 'Power Flushing' }).tap();
      await page.waitForURL('**/power-flushing');
      expect(await isOpen(page)).toBe(false);
    });
  });

  test('leaves the call bar and its own toggle in sight, however low the screen', async () => {
    await visit('/services', { ...screen, viewport: { width: 640, height: 360 } }, async (page) => {
      await toggle(page).tap();
      const box = await menu(page).boundingBox();
      const [above, below] = [await toggle(page).boundingBox(), await page.locator('#call-bar').boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await menu(page).getByRole('link', { name: 'Contact' }).tap();
      await page.waitForURL('**/contact');
    });
  });
});

describe('the menu on a small screen', () => {
  test('is next in keyboard order once it is open, link by link, and then comes the page', async () => {
    await visit('/services', phoneScreen, async (page) => {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      for (const name of ['Home', 'Services', 'Power Flushing', 'About', 'Areas', 'Contact', 'Home']) {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe(name);
      }
      expect(await page.evaluate(() => document.activeElement?.closest('nav')?.ariaLabel)).toBe('Breadcrumb');
    });
  });

  test('gives the focus back to the toggle when Escape closes it', async () => {
    await visit('/services', phoneScreen, async (page) => {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await focused(page)).toBe('Menu');
    });
  });

  test('holds the page behind it where it is', async () => {
    await visit('/services', phoneScreen, async (page) => {
      await page.mouse.wheel(0, 30);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(30);
      const { x = 0, y = 0 } = (await toggle(page).boundingBox()) ?? {};
      await page.mouse.click(x + 10, y + 10);
      expect(await isOpen(page)).toBe(true);
      await page.mouse.move(180, 180);
      await page.mouse.wheel(0, 900);
      await page.mouse.move(180, 600);
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => scrollY)).toBe(30);
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(530);
    });
  });

  test('is closed when the reader comes back to the page', async () => {
    await visit('/', phoneScreen, async (page) => {
      await toggle(page).click();
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      expect(await isOpen(page)).toBe(false);
    });
  });

  test('stays open while the rest of the page still loads', async () => {
    await visit('about:blank', phoneScreen, async (page) => {
      await page.route('**/*.woff2', async (route) => {
        await toggle(page).click();
        await route.continue();
      });
      await page.goto('/');
      await page.waitForTimeout(100);
      expect(await isOpen(page)).toBe(true);
    });
  });

  test('closes when a link is chosen, before the next page is there, on a translated page too', async () => {
    await visit('/', phoneScreen, async (page) => {
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('#menu a')) link.innerHTML = `<font>${link.textContent}</font>`;
        addEventListener('click', (event) => (event.target as Element).closest('font') && event.preventDefault());
      });
      await toggle(page).click();
      await menu(page).getByRole('link', { name: 'About' }).click();
      expect(await isOpen(page)).toBe(false);
    });
  });

  test('lets a call through while it is open', async () => {
    await visit('/', phoneScreen, async (page) => {
      await toggle(page).click();
      const { x = 0, y = 0 } = (await page.locator('#call-bar a').boundingBox()) ?? {};
      const hit = await page.evaluate(
        (point) => document.elementFromPoint(point.x, point.y)?.closest('a')?.getAttribute('href'),
        { x: x + 20, y: y + 20 },
      );
      expect(hit).toBe(`tel:${facts.business.phone.e164}`);
    });
  });
});

test('on a wide screen the six links stand in the header, and there is no toggle', async () => {
  await visit('/', wideScreen, async (page) => {
    expect(await toggle(page).isVisible()).toBe(false);
    expect(await menu(page).getByRole('link').count()).toBe(6);
    expect(await isOpen(page)).toBe(true);
  });
});

/** Whether the toggle is expanded, as the browser tells assistive technology. */
async function expanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ name, role }) => role?.value === 'button' && name?.value === 'Menu');
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}
