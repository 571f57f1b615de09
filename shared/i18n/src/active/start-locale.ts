import { DEFAULT_LOCALE, type Deployment } from '@atrium/contract';
import { appStore, whenIdle } from '@atrium/runtime';
import { negotiate } from '../locale/negotiate.ts';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import { activateLocale } from './active-locale.ts';
import { followStoredLocale } from './follow-stored-locale.ts';
import { listOfferedIds } from './offered-locales-atom.ts';
import { storedLocaleAtom, storeLocale } from './stored-locale.ts';
import { loadServerMessages, loadTexts } from './texts.ts';

/**
 * Activates the first of these locales that the deployment offers: the stored one, the browser's (if detection is on),
 * the deployment's default. If it offers none of them, activates the first one that it offers. Saves the result. Call
 * it once, after `configureRuntime` and after the host's catalogs are registered. The server's messages are requested
 * when the page has been painted, and apply as soon as they are loaded. Rejects with a `LocaleLoadError`.
 */
export async function startLocale(deployment: Deployment): Promise<void> {
  const locale = findFirstLocale(deployment);
  const messages = await loadTexts(locale);
  storeLocale(locale);
  activateLocale(locale, messages);
  followStoredLocale(listOfferedIds(deployment));
  // The first paint does not wait for the request, which needs the code of the encryption.
  whenIdle(() => void loadServerMessages(locale));
}

function findFirstLocale(deployment: Deployment): AppLocale {
  const offered = listOfferedIds(deployment);
  const stored = appStore.get(storedLocaleAtom);
  const { detectLocale } = deployment.features;
  const storedLocale = offered.find((id) => id === stored);
  const detected = detectLocale && !storedLocale ? negotiate(navigator.languages, offered) : undefined;
  return (
    storedLocale ??
    detected ??
    offered.find((id) => id === deployment.defaultLocale) ??
    offered[0] ??
    DEFAULT_LOCALE
  );
}
