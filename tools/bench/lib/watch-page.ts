import type { Page } from 'playwright/test';
import type { Measurements } from './measure-table.ts';

interface Watched {
  readonly blocks: { readonly start: number; readonly duration: number }[];
  /** The number of times that the progress bar changed. */
  progressChanges: number;
}

declare const watched: Watched;

/** Starts recording when the page is blocked and how often a progress bar moves. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watched = { blocks: [], progressChanges: 0 };
    Object.assign(globalThis, { watched: seen });
    new PerformanceObserver((list) => {
      for (const { startTime: start, duration } of list.getEntries()) seen.blocks.push({ start, duration });
    }).observe({ type: 'longtask' });
    let last = '';
    const look = () => {
      const value = document.querySelector('progress')?.getAttribute('value') ?? '';
      if (value !== last) seen.progressChanges += 1;
      last = value;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Runs a step and returns its duration and how responsive the page was. */
export async function watchStep(page: Page, step: () => Promise<void>): Promise<Measurements> {
  const { now, progressChanges } = await page.evaluate(() => ({
    now: performance.now(),
    progressChanges: watched.progressChanges,
  }));
  await step();
  return page.evaluate(
    async ([began = 0, changesBefore = 0]) => {
      const time = performance.now() - began;
      // The browser delivers entries some time after their task.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const blocks = watched.blocks.filter(({ start, duration }) => start + duration > began);
      const longestBlock = Math.round(Math.max(0, ...blocks.map(({ duration }) => duration)));
      return {
        time: Math.round(time),
        longestBlock,
        blocks: blocks.length,
        progressChanges: watched.progressChanges - changesBefore,
      };
    },
    [now, progressChanges],
  );
}

/** Presses a button that cancels a task. Returns the milliseconds until its progress disappears. */
export function cancelStep(page: Page, name: string): Promise<number> {
  return page.evaluate(async (label) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')];
    const began = performance.now();
    buttons.find(({ textContent }) => textContent === label)?.click();
    while (document.querySelector('progress')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - began;
  }, name);
}
