import { registerCatalog } from '@atrium/i18n';
import { type Federation, loadVersion, type VersionPlace } from './load-version.ts';
import { ownMessages } from './own-messages.ts';
import type { PageModule } from './remote-module-schema.ts';
import { withRetry } from './with-retry.ts';

const modules = new Map<string, Promise<PageModule>>();

/** A version's module with its messages: loaded once in a page, forgotten when it fails. */
export function loadModule(place: VersionPlace, federation: Federation): Promise<PageModule> {
  const key = place.version.federation;
  const known = modules.get(key);
  if (known) return known;
  const started = withRetry(() => loadVersion(place, federation)).then(async (module) => {
    await registerMessages(module, place.version.descriptor.messages);
    return module;
  });
  modules.set(key, started);
  started.catch(() => modules.delete(key));
  return started;
}

function registerMessages(module: PageModule, prefix: string): Promise<void> {
  const loaders = Object.entries(module.messages).map(
    ([locale, load]) =>
      [locale, async () => ({ messages: ownMessages((await load()).messages, prefix) })] as const,
  );
  return registerCatalog(prefix, Object.fromEntries(loaders));
}
