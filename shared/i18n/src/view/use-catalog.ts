import { useEffect, useState } from 'react';
import { registerCatalog } from '../active/texts.ts';
import type { CatalogLoaders } from '../catalog/catalog-loaders.ts';

interface Requested {
  readonly done: Promise<void>;
  isSpoken: boolean;
}

const rooms = new WeakMap<CatalogLoaders, Requested>();

/**
 * Returns whether the messages of a package that loads with its first view are available in the current language. They
 * are fetched once per `loaders` object, so define it at module level. A failure is thrown to the nearest error
 * boundary, and the next view tries again.
 */
export function useCatalog(room: string, loaders: CatalogLoaders): boolean {
  const [isReady, setReady] = useState(() => rooms.get(loaders)?.isSpoken ?? false);
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    if (!isReady)
      ask(room, loaders).then(
        () => setReady(true),
        (cause: unknown) => setFailure({ cause }),
      );
  }, [isReady, room, loaders]);
  if (failure) throw failure.cause;
  return isReady;
}

function ask(room: string, loaders: CatalogLoaders): Promise<void> {
  const known = rooms.get(loaders);
  if (known) return known.done;
  const requested: Requested = {
    isSpoken: false,
    done: registerCatalog(room, loaders).then(
      () => {
        requested.isSpoken = true;
      },
      (cause: unknown) => {
        rooms.delete(loaders);
        throw cause;
      },
    ),
  };
  rooms.set(loaders, requested);
  return requested.done;
}
