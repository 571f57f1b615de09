import type { Page } from 'playwright/test';
import type { Measurements } from './measure-table.ts';

interface PageRecord {
  /** The times in which a long task blocked the page, in milliseconds. */
  readonly blocks: { readonly start: number; readonly duration: number }[];
  /** The number of times that the progress bar changed. */
  progressChanges: number;
}

declare const pageRecord: PageRecord;

/** Starts to record when the page is blocked and how often its progress bar changes. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: PageRecord = { blocks: [], progressChanges: 0 };
    Object.assign(globalThis, { pageRecord: record });
    new PerformanceObserver((list) => {
      for (const { startTime: start, duration } of list.getEntries()) record.blocks.push({ start, duration });
    }).observe({ type: 'longtask' });
    let lastValue = '';
    const checkProgress = () => {
      const value = document.querySelector('progress')?.getAttribute('value') ?? '';
      if (value !== lastValue) record.progressChanges += 1;
      lastValue = value;
      requestAnimationFrame(checkProgress);
    };
    requestAnimationFrame(checkProgress);
  });
}

/**
 * Runs a step. Returns its duration, how often and how long it blocked the page, and the changes of
 * the progress bar.
 */
export async function watchStep(page: Page, step: () => Promise<void>): Promise<Measurements> {
  const { startedAt, progressChanges } = await page.evaluate(() => ({
    startedAt: performance.now(),
    progressChanges: pageRecord.progressChanges,
  }));
  await step();
  return page.evaluate(
    async ([startTime = 0, changesBefore = 0]) => {
      const time = performance.now() - startTime;
      // The browser delivers entries some time after their task.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const blocks = pageRecord.blocks.filter(({ start, duration }) => start + duration > startTime);
      const longestBlock = Math.round(Math.max(0, ...blocks.map(({ duration }) => duration)));
      return {
        time: Math.round(time),
        longestBlock,
        blocks: blocks.length,
        progressChanges: pageRecord.progressChanges - changesBefore,
      };
    },
    [startedAt, progressChanges],
  );
}

/** Presses a button that cancels a task. Returns the milliseconds until its progress disappears. */
export function cancelStep(page: Page, name: string): Promise<number> {
  return page.evaluate(async (label) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')];
    const startTime = performance.now();
    buttons.find(({ textContent }) => textContent === label)?.click();
    while (document.querySelector('progress')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - startTime;
  }, name);
}
