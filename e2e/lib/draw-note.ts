import type { Page } from 'playwright/test';

/** A picture of somebody's own: a page with large words on it, as a browser paints it. */
export async function drawNote(page: Page, words: string): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 800, height: 240 });
  await sheet.setContent(`<p style="margin:60px;font:48px sans-serif">${words}</p>`);
  const picture = await sheet.screenshot({ type: 'png' });
  await sheet.close();
  return picture;
}
