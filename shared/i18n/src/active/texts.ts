import { appStore, deploymentAtom } from '@atrium/runtime';
import type { Messages } from '@lingui/core';
import type { CatalogLoaders } from '../catalog/catalog-loaders.ts';
import { Catalogs } from '../catalog/catalogs.ts';
import { ServerMessages } from '../catalog/server-messages.ts';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import { hasStarted, localeAtom } from './active-locale.ts';
import { addMessages } from './add-messages.ts';
import { LocaleLoadError } from './locale-load-error.ts';
import { reportTextFailure } from './report-text-failure.ts';

const catalogs = new Catalogs((packageName, locale, cause) =>
  reportTextFailure(`${packageName} in ${locale}`, cause),
);
export const serverMessages = new ServerMessages((cause) =>
  reportTextFailure("the server's messages", cause),
);

/**
 * Returns the built-in texts of a locale, overridden by the server's texts that are loaded so far. Rejects with a
 * `LocaleLoadError`.
 */
export async function loadTexts(locale: AppLocale): Promise<Messages> {
  try {
    return { ...(await catalogs.loadAll(locale)), ...serverMessages.getLoaded(locale) };
  } catch (cause) {
    throw new LocaleLoadError(locale, cause);
  }
}

/** Requests the server's messages if the deployment enables them. They override the built-in messages of the locale. */
export async function loadServerMessages(locale: AppLocale): Promise<void> {
  if (!appStore.get(deploymentAtom).features.remoteMessages) return;
  // A copy, because Lingui stores the first object of a locale and adds other messages to it.
  addMessages(locale, { ...(await serverMessages.load(locale)) });
}

/**
 * Registers the catalogs of a package (`host`, `ui`, or the message prefix of a remote) and loads the one of the
 * current locale. A switch to another locale loads its catalog. Before `startLocale`, it only registers the catalogs.
 * If the texts cannot be loaded, a package other than `host` and `ui` uses the texts that it loaded last, in another
 * language. Without such texts, and for `host` and `ui`, rejects with a `LocaleLoadError`.
 */
export async function registerCatalog(packageName: string, loaders: CatalogLoaders): Promise<void> {
  catalogs.add(packageName, loaders);
  if (!hasStarted()) return;
  const locale = appStore.get(localeAtom);
  try {
    const messages = await catalogs.loadPackage(packageName, locale);
    addMessages(locale, { ...messages, ...serverMessages.getLoaded(locale) });
  } catch (cause) {
    throw new LocaleLoadError(locale, cause);
  }
  // The locale was switched while the catalog loaded.
  if (appStore.get(localeAtom) !== locale) await registerCatalog(packageName, loaders);
}
