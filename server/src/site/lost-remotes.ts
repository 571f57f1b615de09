import type { LocalRemote } from './find-remotes.ts';

type Place = Pick<LocalRemote, 'name' | 'folder'>;

/**
 * Stores the remotes that this server has served, by folder, until it ends. A remote whose pointer disappears meanwhile
 * stays in the registry: it has an error, and consoles show its menu entries and the error. To remove a remote
 * permanently, remove it and restart the server.
 */
export class LostRemotes {
  readonly #served = new Map<string, string>();

  /** Returns the remotes that were served before and are not among those found now. */
  compare(found: readonly Place[]): readonly Place[] {
    for (const { folder, name } of found) this.#served.set(folder, name);
    const names = new Set(found.map(({ name }) => name));
    return [...this.#served]
      .map(([folder, name]) => ({ folder, name }))
      .filter(({ name }) => !names.has(name));
  }
}
