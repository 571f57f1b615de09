import { STORAGE } from '@atrium/contract';
import { appStore, userIdAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import { localeAtom } from './active-locale.ts';
import { reportTextFailure } from './report-text-failure.ts';
import { storedLocaleAtom, storeLocale } from './stored-locale.ts';
import { consumeEarlyChoice, followLocale } from './switch-locale-atom.ts';

const choiceAtom = atom((get) => ({ user: get(userIdAtom), stored: get(storedLocaleAtom) }));

let stopFollowing: (() => void) | undefined;

/**
 * Follows the stored language. It changes if another browser tab changes it, and if a user signs in who has chosen a
 * language before. A choice made on the sign-in page has priority. Signing out does not change the language.
 */
export function followStoredLocale(offered: readonly AppLocale[]): void {
  stopFollowing?.();
  let { user } = appStore.get(choiceAtom);
  stopFollowing = appStore.sub(choiceAtom, () => {
    const before = user;
    ({ user } = appStore.get(choiceAtom));
    if (user !== before) storeLocaleForUser(user);
    const { stored } = appStore.get(choiceAtom);
    const locale = offered.find((id) => id === stored);
    if (locale) followLocale(locale).catch((cause: unknown) => reportTextFailure(locale, cause));
  });
}

/** Stores the choice of the sign-in page after a sign-in, and the current language after a sign-out. */
function storeLocaleForUser(user: string): void {
  const choice = user === STORAGE.anonymousUser ? appStore.get(localeAtom) : consumeEarlyChoice();
  if (choice) storeLocale(choice);
}
