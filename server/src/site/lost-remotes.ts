import type { LocalRemote } from './find-remotes.ts';

type Place = Pick<LocalRemote, 'name' | 'folder'>;

/**
 * Remembers the remotes that this server has served, by folder, until it ends. A remote whose pointer goes missing
 * meanwhile stays in the registry: it has a fault, and consoles keep its menu entries and say what is wrong. To take a
 * remote away for good, remove it and start the server again.
 */
export class LostRemotes {
  readonly #served = new Map<string, string>();

  /** The remotes that were served before and are not among those found now. */
  compare(found: readonly Place[]): readonly Place[] {
    for (const { folder, name } of found) this.#served.set(folder, name);
    const names = new Set(found.map(({ name }) => name));
    return [...this.#served]
      .map(([folder, name]) => ({ folder, name }))
      .filter(({ name }) => !names.has(name));
  }
}
