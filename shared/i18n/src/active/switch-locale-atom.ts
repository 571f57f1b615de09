import { STORAGE } from '@atrium/contract';
import { appStore, deploymentAtom, userIdAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import { activateLocale, localeAtom } from './active-locale.ts';
import { awaitFor } from './await-for.ts';
import { storeLocale } from './stored-locale.ts';
import { loadServerMessages, loadTexts } from './texts.ts';

/** How long a switch waits for the server's messages, in milliseconds; later ones are laid over when they come. */
const PATIENCE = 3_000;

/** The locale that the page is on its way to. */
let goal: AppLocale | undefined;
let pickedBeforeSignIn: AppLocale | undefined;

/**
 * Speaks another locale: fetches all its texts, saves the choice, then switches live or, if the deployment says so,
 * reloads the page. The current locale is ignored; of two switches under way the later wins.
 * Rejects with a `LocaleLoadError`, and then nothing has changed.
 */
export const switchLocaleAtom = atom(null, async (get, _set, locale: AppLocale): Promise<void> => {
  goal = locale;
  if (locale === get(localeAtom)) return;
  const texts = await textsOf(locale);
  if (goal !== locale) return;
  if (get(userIdAtom) === STORAGE.ghostUser) pickedBeforeSignIn = locale;
  storeLocale(locale);
  if (get(deploymentAtom).features.reloadOnLocaleChange) window.location.reload();
  else activateLocale(locale, texts.messages, texts.pack);
});

/** Follows a choice made elsewhere: live, and without saving it. Does nothing when the page is on its way there. */
export async function followLocale(locale: AppLocale): Promise<void> {
  if (locale === (goal ?? appStore.get(localeAtom))) return;
  goal = locale;
  const { messages, pack } = await textsOf(locale);
  if (goal === locale) activateLocale(locale, messages, pack);
}

/** What was chosen while nobody was signed in, once. */
export function takePick(): AppLocale | undefined {
  const picked = pickedBeforeSignIn;
  pickedBeforeSignIn = undefined;
  return picked;
}

async function textsOf(locale: AppLocale) {
  try {
    await awaitFor(PATIENCE, loadServerMessages(locale));
    return await loadTexts(locale);
  } catch (error) {
    if (goal === locale) goal = undefined;
    throw error;
  }
}
