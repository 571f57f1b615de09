import { STORAGE } from '@atrium/contract';
import type { Page } from 'playwright/test';

const APP_ID = 'atrium';

/**
 * Changes a stored value as another browser tab does, so that the page applies it immediately. If `value` is an object,
 * its fields replace those of the stored object, and the other fields stay. Storing an equal value changes nothing.
 */
export async function changeStored(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ({ prefix, cookie, anonymous, name, change }) => {
      const uuid = new RegExp(`(?:^|; )${cookie}=([^;]+)`).exec(document.cookie)?.[1] ?? anonymous;
      const storageKey = `${prefix}:${uuid}:${name}`;
      const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
      const next = typeof change === 'object' ? { ...(stored as object), ...change } : change;
      const newValue = JSON.stringify(next);
      if (localStorage.getItem(storageKey) === newValue) return;
      localStorage.setItem(storageKey, newValue);
      window.dispatchEvent(
        new StorageEvent('storage', { key: storageKey, newValue, storageArea: localStorage }),
      );
    },
    {
      prefix: STORAGE.prefix(APP_ID),
      cookie: STORAGE.cookie(APP_ID, 'uuid'),
      anonymous: STORAGE.anonymousUser,
      name: key,
      change: value,
    },
  );
}
