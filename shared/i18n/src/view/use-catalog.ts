import { useEffect, useState } from 'react';
import { registerCatalog } from '../active/texts.ts';
import type { CatalogLoaders } from '../catalog/catalog-loaders.ts';

interface Requested {
  readonly done: Promise<void>;
  hasMessages: boolean;
}

const requests = new WeakMap<CatalogLoaders, Requested>();

/**
 * Returns whether the messages of a package that loads with its first view are available in the current language. They
 * are fetched once per `loaders` object, so define it at module level. A failure is thrown to the nearest error
 * boundary, and the next view tries again.
 */
export function useCatalog(packageName: string, loaders: CatalogLoaders): boolean {
  const [isReady, setReady] = useState(() => requests.get(loaders)?.hasMessages ?? false);
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    if (!isReady)
      request(packageName, loaders).then(
        () => setReady(true),
        (cause: unknown) => setFailure({ cause }),
      );
  }, [isReady, packageName, loaders]);
  if (failure) throw failure.cause;
  return isReady;
}

function request(packageName: string, loaders: CatalogLoaders): Promise<void> {
  const known = requests.get(loaders);
  if (known) return known.done;
  const requested: Requested = {
    hasMessages: false,
    done: registerCatalog(packageName, loaders).then(
      () => {
        requested.hasMessages = true;
      },
      (cause: unknown) => {
        requests.delete(loaders);
        throw cause;
      },
    ),
  };
  requests.set(loaders, requested);
  return requested.done;
}
