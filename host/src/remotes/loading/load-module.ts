import { type LocaleLoadError, registerCatalog } from '@atrium/i18n';
import type { VersionPlace } from '../fetching/fetch-manifest.ts';
import { ownMessages } from '../fetching/own-messages.ts';
import { withRetry } from '../fetching/with-retry.ts';
import { loadFile } from './load-file.ts';
import { type Federation, loadVersion } from './load-version.ts';
import type { PageModule } from './remote-module-schema.ts';

export interface LoadedModule {
  readonly module: PageModule;
  /** Ends when its messages are known in the language in use. */
  readonly spoken: Promise<void>;
}

const modules = new Map<string, Promise<LoadedModule>>();

/** A version's module, and its messages on their way: loaded once in a page, forgotten when it fails. */
export function loadModule(
  place: VersionPlace,
  route: string,
  federation: Federation,
): Promise<LoadedModule> {
  const key = place.version.federation;
  const known = modules.get(key);
  if (known) return known;
  const started = withRetry(() => loadVersion(place, route, federation)).then((module) => ({
    module,
    spoken: registerMessages(module, place),
  }));
  modules.set(key, started);
  started.then(({ spoken }) => spoken).catch(() => modules.delete(key));
  return started;
}

function registerMessages(module: PageModule, { version, folder }: VersionPlace): Promise<void> {
  const { name, messages: prefix } = version.descriptor;
  const place = { step: 'page', remote: name, version: version.version, address: folder } as const;
  const loaders = Object.entries(module.messages).map(
    ([locale, load]) =>
      [
        locale,
        async () => ({ messages: ownMessages((await loadFile(load, place)).messages, prefix) }),
      ] as const,
  );
  return registerCatalog(prefix, Object.fromEntries(loaders)).catch(({ cause }: LocaleLoadError) => {
    throw cause;
  });
}
