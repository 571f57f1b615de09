import { STORAGE } from '@atrium/contract';
import { appStore, storedAtom } from '@atrium/runtime';
import { string } from 'zod/mini';
import type { AppLocale } from '../locale/pseudo-locales.ts';

/**
 * The locale that the current user chose, or that was chosen before signing in. Empty if there was no choice. The
 * deployment may no longer offer it.
 */
export const storedLocaleAtom = storedAtom({
  scope: 'user',
  key: STORAGE.localeKey,
  schema: string(),
  initial: '',
  isInherited: true,
});

export function storeLocale(locale: AppLocale): void {
  appStore.set(storedLocaleAtom, locale);
}
