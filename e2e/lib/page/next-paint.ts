import type { Page } from 'playwright/test';

/** The maximum number of frames for transitions without duration. No page needs that many. */
const MAX_FRAMES = 60;

/**
 * Waits until the page has painted a change, including transitions without duration. An element that inherits a color
 * starts its own transition after its parent's, so that the whole change takes some frames.
 */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(async (max) => {
    const waitForFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await waitForFrames();
    for (let frame = 0; frame < max && document.getAnimations().length > 0; frame += 1) await waitForFrames();
  }, MAX_FRAMES);
}
