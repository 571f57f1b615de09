import { DEFAULT_LOCALE, markSingleton } from '@atrium/contract';
import { appStore, requestLocaleAtom } from '@atrium/runtime';
import { i18n, type Messages } from '@lingui/core';
import { atom } from 'jotai';
import { getDirection } from '../locale/get-direction.ts';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import { toIntlTag } from '../locale/to-intl-tag.ts';

interface ActiveLocale {
  readonly locale: AppLocale;
  /** False until the first messages are active. */
  readonly hasStarted: boolean;
}

const activeLocaleAtom = markSingleton(
  '@atrium/i18n',
  process.env.ATRIUM_BUILD,
  atom<ActiveLocale>({ locale: DEFAULT_LOCALE, hasStarted: false }),
);

/** The locale of the page. Change it with `switchLocaleAtom`. */
export const localeAtom = atom((get) => get(activeLocaleAtom).locale);

export const hasStarted = (): boolean => appStore.get(activeLocaleAtom).hasStarted;

/**
 * Switches the page to a locale in one step: messages, `lang`, `dir`, and the language of server requests. Requests
 * name the locale by its id, because locales such as `mn-MN` and `mn-TR` share a language tag.
 */
export function activateLocale(locale: AppLocale, messages: Messages): void {
  i18n.load(locale, messages);
  i18n.activate(locale, toIntlTag(locale));
  document.documentElement.lang = toIntlTag(locale);
  document.documentElement.dir = getDirection(locale);
  appStore.set(requestLocaleAtom, locale);
  appStore.set(activeLocaleAtom, { locale, hasStarted: true });
}
