import type { Page } from 'playwright/test';

/** An image with large text, drawn by the browser. */
export async function drawNote(page: Page, text: string): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 800, height: 240 });
  await sheet.setContent(`<p style="margin:60px;font:48px sans-serif">${text}</p>`);
  const image = await sheet.screenshot({ type: 'png' });
  await sheet.close();
  return image;
}
