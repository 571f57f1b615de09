import { DEFAULT_LOCALE, markSingleton } from '@atrium/contract';
import { appStore, requestLocaleAtom } from '@atrium/runtime';
import { i18n, type Messages } from '@lingui/core';
import { atom } from 'jotai';
import type { ArcoPack } from '../arco/arco-packs.ts';
import { directionOf } from '../locale/direction-of.ts';
import { intlTagOf } from '../locale/intl-tag-of.ts';
import type { AppLocale } from '../locale/pseudo-locales.ts';

interface ActiveLocale {
  readonly locale: AppLocale;
  /** Texts of the component library; none before the start. */
  readonly pack: ArcoPack | undefined;
}

const activeLocaleAtom = markSingleton(
  '@atrium/i18n',
  process.env.ATRIUM_BUILD,
  atom<ActiveLocale>({ locale: DEFAULT_LOCALE, pack: undefined }),
);

/** The locale that the page speaks. Change it by `switchLocaleAtom`. */
export const localeAtom = atom((get) => get(activeLocaleAtom).locale);

export const arcoPackAtom = atom((get) => get(activeLocaleAtom).pack);

export const hasStarted = (): boolean => appStore.get(arcoPackAtom) !== undefined;

/**
 * Makes the page speak a locale, all at once: messages, component texts, `lang`, `dir`, and what
 * the server is asked to answer in.
 */
export function activateLocale(locale: AppLocale, messages: Messages, pack: ArcoPack): void {
  i18n.load(locale, messages);
  i18n.activate(locale, intlTagOf(locale));
  document.documentElement.lang = intlTagOf(locale);
  document.documentElement.dir = directionOf(locale);
  appStore.set(requestLocaleAtom, intlTagOf(locale));
  appStore.set(activeLocaleAtom, { locale, pack });
}
