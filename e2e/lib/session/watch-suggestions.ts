import type { Page } from 'playwright/test';

/** Counts on each page how often it lets the browser suggest passkeys. Returns a function that reads the count. */
export async function watchSuggestions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    let suggestionCount = 0;
    credentials.get = (options) => {
      if (options?.mediation === 'conditional') suggestionCount += 1;
      Object.assign(window, { suggestionCount });
      return get(options);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'suggestionCount') ?? 0));
}
