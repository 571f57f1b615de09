import type { Page } from 'playwright/test';

/**
 * Counts how often a page lets the browser suggest passkeys. Each page load starts a new count. Returns a function that
 * reads the count.
 */
export async function countPasskeySuggestions(page: Page): Promise<() => Promise<number>> {
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
