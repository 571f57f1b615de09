import { i18nListCall } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import type { Page } from 'playwright/test';

type MessagesByLocale = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Responds to the messages call like a deployment with these text overrides. */
export async function serveTextOverrides(page: Page, data: MessagesByLocale): Promise<void> {
  const { wireKey } = await (await page.request.get('/config.json')).json();
  const body = createBrowserCipher(wireKey).seal(JSON.stringify({ code: 0, data }));
  await page.route(`**${i18nListCall.path}`, (route) => route.fulfill({ body, contentType: 'text/plain' }));
}
