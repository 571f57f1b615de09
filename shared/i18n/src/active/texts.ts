import { appStore, deploymentAtom } from '@atrium/runtime';
import { i18n, type Messages } from '@lingui/core';
import type { ArcoPack } from '../arco/arco-packs.ts';
import { loadArcoPack } from '../arco/load-arco-pack.ts';
import type { CatalogLoaders } from '../catalog/catalog-loaders.ts';
import { Catalogs } from '../catalog/catalogs.ts';
import { ServerMessages } from '../catalog/server-messages.ts';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import { hasStarted, localeAtom } from './active-locale.ts';
import { LocaleLoadError } from './locale-load-error.ts';
import { reportTextFailure } from './report-text-failure.ts';

const catalogs = new Catalogs((room, locale, cause) => reportTextFailure(`${room} in ${locale}`, cause));
const serverMessages = new ServerMessages((cause) => reportTextFailure("the server's messages", cause));

/** The built-in texts of a locale, the server's over them as far as they are known. Rejects with a `LocaleLoadError`. */
export async function loadTexts(locale: AppLocale): Promise<{ messages: Messages; pack: ArcoPack }> {
  try {
    const [messages, pack] = await Promise.all([catalogs.loadAll(locale), loadArcoPack(locale)]);
    return { messages: { ...messages, ...serverMessages.ready(locale) }, pack };
  } catch (cause) {
    throw new LocaleLoadError(locale, cause);
  }
}

/** Asks for the server's messages, where the deployment wants them, and lays them over those of a locale. */
export async function loadServerMessages(locale: AppLocale): Promise<void> {
  if (!appStore.get(deploymentAtom).features.remoteMessages) return;
  i18n.load(locale, { ...(await serverMessages.load(locale)) });
}

/**
 * Makes the catalogs of a room known (`host`, `ui`, or the message prefix of a remote) and loads the one that is
 * spoken now; the others are fetched by a switch to their locale. Before the start it only makes them known.
 * Rejects with a `LocaleLoadError` when the room's texts cannot be had, in any language that it has spoken before either.
 */
export async function registerCatalog(room: string, loaders: CatalogLoaders): Promise<void> {
  catalogs.add(room, loaders);
  if (!hasStarted()) return;
  const locale = appStore.get(localeAtom);
  try {
    const messages = await catalogs.loadRoom(room, locale);
    i18n.load(locale, { ...messages, ...serverMessages.ready(locale) });
  } catch (cause) {
    throw new LocaleLoadError(locale, cause);
  }
  if (appStore.get(localeAtom) !== locale) await registerCatalog(room, loaders);
}
