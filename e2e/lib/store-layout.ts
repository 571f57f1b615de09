import { STORAGE } from '@atrium/contract';
import type { Page } from '@playwright/test';

const APP_ID = 'atrium';

type Settings = Readonly<Record<string, boolean | string | number>>;

/** Stores layout settings for whoever is signed in on a page, as the settings drawer does, and loads the page anew. */
export async function storeLayout(page: Page, settings: Settings): Promise<void> {
  await page.evaluate(
    ({ prefix, cookie, change }) => {
      const uuid = new RegExp(`(?:^|; )${cookie}=([^;]+)`).exec(document.cookie)?.[1];
      const name = `${prefix}:${uuid}:layout-settings`;
      const stored = JSON.parse(localStorage.getItem(name) ?? '{}');
      localStorage.setItem(name, JSON.stringify({ ...stored, ...change }));
    },
    { prefix: STORAGE.menuPrefix(APP_ID), cookie: STORAGE.cookie(APP_ID, 'uuid'), change: settings },
  );
  await page.reload();
}
