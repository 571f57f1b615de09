import type { Page } from 'playwright/test';

/** Draws an image with large text in the browser, and returns it as a PNG file. */
export async function drawNote(page: Page, text: string): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 800, height: 240 });
  await sheet.setContent(`<p style="margin:60px;font:48px sans-serif">${text}</p>`);
  const image = await sheet.screenshot({ type: 'png' });
  await sheet.close();
  return image;
}
