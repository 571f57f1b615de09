import type { Page, ViewportSize } from '@playwright/test';

/** Gives the window another size and waits until the page has followed. Each size needs a height of its own. */
export async function resizeWindow(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => {
    const shell = document.querySelector('[data-head]');
    const isShellThere =
      !shell || getComputedStyle(shell).getPropertyValue('--body-height') === `${height}px`;
    return document.documentElement.clientWidth <= width && isShellThere;
  }, size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
