import { STORAGE } from '@atrium/contract';
import { appStore, storedAtom } from '@atrium/runtime';
import { string } from 'zod/mini';
import type { AppLocale } from '../locale/pseudo-locales.ts';

/** What was chosen by the current user, else before signing in; empty when nothing was. May no longer be offered. */
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
