import type { Page } from 'playwright/test';

/** The maximum number of rounds of two frames. No page needs that many. */
const MAX_ROUNDS = 60;

/**
 * Waits until the page has painted a change. The tests reduce motion, so that a transition takes almost no time, but
 * it still ends one frame later. An element that inherits a color starts its transition after its parent's, so the
 * whole change takes some frames.
 */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async (max) => {
    const waitForFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await waitForFrames();
    for (let round = 0; round < max && document.getAnimations().length > 0; round += 1) await waitForFrames();
  }, MAX_ROUNDS);
}
