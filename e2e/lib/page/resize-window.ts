import type { Page, ViewportSize } from 'playwright/test';
import { waitForPaint } from './wait-for-paint.ts';

/**
 * Resizes the window and waits until the page has the new size. The height in `size` must differ
 * from the previous one, because the height of the shell shows that the page has the new size.
 */
export async function resizeWindow(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => {
    const shell = document.querySelector('[data-header]');
    const isShellResized =
      !shell || getComputedStyle(shell).getPropertyValue('--body-height') === `${height}px`;
    return document.documentElement.clientWidth <= width && isShellResized;
  }, size);
  await waitForPaint(page);
}
