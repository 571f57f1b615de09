import type { Page, ViewportSize } from 'playwright/test';
import { nextPaint } from './next-paint.ts';

/** Resizes the window and waits until the page has followed. Each size needs its own height. */
export async function resizeWindow(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => {
    const shell = document.querySelector('[data-head]');
    const isShellThere =
      !shell || getComputedStyle(shell).getPropertyValue('--body-height') === `${height}px`;
    return document.documentElement.clientWidth <= width && isShellThere;
  }, size);
  await nextPaint(page);
}
