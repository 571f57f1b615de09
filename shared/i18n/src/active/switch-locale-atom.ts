import { STORAGE } from '@atrium/contract';
import { appStore, deploymentAtom, userIdAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import { activateLocale, localeAtom } from './active-locale.ts';
import { storeLocale } from './stored-locale.ts';
import { loadServerMessages, loadTexts } from './texts.ts';

/** Maximum time that a switch waits for the server's messages, in milliseconds. Later messages apply when they load. */
const TIMEOUT = 3_000;

/** The target of the latest switch. Undefined before the first switch and after a failed one. */
let targetLocale: AppLocale | undefined;
let chosenBeforeSignIn: AppLocale | undefined;

/**
 * Switches to another locale: fetches all its texts, saves the choice, then switches live or, if the deployment
 * requires it, reloads the page. A switch to the current locale only cancels a switch in progress. Of two concurrent
 * switches, only the later one takes effect. If it rejects with a `LocaleLoadError`, nothing has changed.
 */
export const switchLocaleAtom = atom(null, async (get, _set, locale: AppLocale): Promise<void> => {
  targetLocale = locale;
  if (locale === get(localeAtom)) return;
  const texts = await loadLocaleTexts(locale);
  if (targetLocale !== locale) return;
  if (get(userIdAtom) === STORAGE.anonymousUser) chosenBeforeSignIn = locale;
  storeLocale(locale);
  if (get(deploymentAtom).features.reloadOnLocaleChange) window.location.reload();
  else activateLocale(locale, texts);
});

/**
 * Applies a choice that was made elsewhere, without a reload and without saving it. Does nothing if the page already
 * has this locale, or if a switch to it is in progress.
 */
export async function followLocale(locale: AppLocale): Promise<void> {
  if (locale === (targetLocale ?? appStore.get(localeAtom))) return;
  targetLocale = locale;
  const messages = await loadLocaleTexts(locale);
  if (targetLocale === locale) activateLocale(locale, messages);
}

/** Returns the locale chosen while no user was signed in, and clears it. */
export function consumeEarlyChoice(): AppLocale | undefined {
  const locale = chosenBeforeSignIn;
  chosenBeforeSignIn = undefined;
  return locale;
}

async function loadLocaleTexts(locale: AppLocale) {
  try {
    await waitAtMost(TIMEOUT, loadServerMessages(locale));
    return await loadTexts(locale);
  } catch (error) {
    if (targetLocale === locale) targetLocale = undefined;
    throw error;
  }
}

/** Waits at most this many milliseconds for work. A later result is ignored. */
async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, timedOut]);
  clearTimeout(timer);
}
