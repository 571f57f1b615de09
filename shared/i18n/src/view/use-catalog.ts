import { useEffect, useState } from 'react';
import { registerCatalog } from '../active/texts.ts';
import type { CatalogLoaders } from '../catalog/catalog-loaders.ts';

interface CatalogRequest {
  readonly done: Promise<void>;
  hasMessages: boolean;
}

const requests = new WeakMap<CatalogLoaders, CatalogRequest>();

/**
 * Returns whether the messages of a package are available in the current language. It is for packages that load with
 * their first view. The messages are fetched once per `loaders` object, so define this object at module level. A
 * failure is thrown to the nearest error boundary, and the next view tries again.
 */
export function useCatalog(packageName: string, loaders: CatalogLoaders): boolean {
  const [isReady, setIsReady] = useState(() => requests.get(loaders)?.hasMessages ?? false);
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    if (!isReady)
      requestCatalog(packageName, loaders).then(
        () => setIsReady(true),
        (cause: unknown) => setFailure({ cause }),
      );
  }, [isReady, packageName, loaders]);
  if (failure) throw failure.cause;
  return isReady;
}

/**
 * Starts loading the messages of a package before the first of its components renders. A failure is reported when a
 * view needs the messages.
 */
export function startCatalog(packageName: string, loaders: CatalogLoaders): void {
  requestCatalog(packageName, loaders).catch(() => undefined);
}

function requestCatalog(packageName: string, loaders: CatalogLoaders): Promise<void> {
  const running = requests.get(loaders);
  if (running) return running.done;
  const catalogRequest: CatalogRequest = {
    hasMessages: false,
    done: registerCatalog(packageName, loaders).then(
      () => {
        catalogRequest.hasMessages = true;
      },
      (cause: unknown) => {
        requests.delete(loaders);
        throw cause;
      },
    ),
  };
  requests.set(loaders, catalogRequest);
  return catalogRequest.done;
}
