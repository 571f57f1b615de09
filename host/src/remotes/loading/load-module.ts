import { LOCALE_IDS, type LocaleId } from '@atrium/contract';
import { type CatalogLoader, type LocaleLoadError, registerCatalog } from '@atrium/i18n';
import type { VersionLocation } from '../fetching/fetch-manifest.ts';
import { filterOwnMessages } from '../fetching/filter-own-messages.ts';
import { withRetry } from '../fetching/with-retry.ts';
import { loadFile } from './load-file.ts';
import { type Federation, type LoadedVersion, loadVersion } from './load-version.ts';
import type { LoadedRemoteModule } from './remote-module-schema.ts';

export interface LoadedModule {
  readonly module: LoadedRemoteModule;
  /** Resolves when its messages are available in the current language. */
  readonly messagesReady: Promise<void>;
}

const modules = new Map<string, Promise<LoadedModule>>();

/**
 * Loads a version's module, and starts loading its messages. A browser tab loads each module once, for all of its
 * pages. If the module or its messages could not be loaded, the next call loads the module again.
 */
export function loadModule(
  location: VersionLocation,
  route: string,
  federation: Federation,
): Promise<LoadedModule> {
  const key = location.version.federation;
  const running = modules.get(key);
  if (running) return running;
  const loading = withRetry(() => loadVersion(location, route, federation)).then((loaded) => ({
    module: loaded.module,
    messagesReady: registerMessages(loaded, location),
  }));
  modules.set(key, loading);
  loading.then(({ messagesReady }) => messagesReady).catch(() => modules.delete(key));
  return loading;
}

function registerMessages(
  { module, prepareMessages }: LoadedVersion,
  { version, folder }: VersionLocation,
): Promise<void> {
  const { name, messages: prefix } = version.descriptor;
  const context = { step: 'page', remote: name, version: version.version, address: folder } as const;
  const loaders: Partial<Record<LocaleId, CatalogLoader>> = {};
  for (const locale of LOCALE_IDS) {
    const load = module.messages[locale];
    if (!load) continue;
    loaders[locale] = async () => {
      await prepareMessages(locale);
      return { messages: filterOwnMessages((await loadFile(load, context)).messages, prefix) };
    };
  }
  // The cause is the error of a loader above, such as the `RemoteFailure` of a file. The caller expects that error.
  return registerCatalog(prefix, loaders).catch(({ cause }: LocaleLoadError) => {
    throw cause;
  });
}
