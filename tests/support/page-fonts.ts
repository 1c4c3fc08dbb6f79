import type { Page } from 'playwright-core';

/** For each selector: names of the fonts with which Chromium drew the first element that matches. */
export async function fontsOf(page: Page, selectors: readonly string[]): Promise<string[][]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const all: string[][] = [];
  for (const selector of selectors) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    all.push(fonts.map(({ familyName }) => familyName));
  }
  await session.detach();
  return all;
}
