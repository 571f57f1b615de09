import type { LocalRemote } from './find-remotes.ts';

type RemoteFolder = Pick<LocalRemote, 'name' | 'folder'>;

/**
 * Stores the remotes that the server has served since its start. A remote whose pointer disappears stays in the
 * registry with an error, so that its menu entries stay and its pages show the error. To remove a remote permanently,
 * delete its folder and restart the server.
 */
export class ServedRemotes {
  /** The names of the served remotes by folder. */
  readonly #served = new Map<string, string>();

  /** Stores the found remotes as served. Returns the lost ones: served before and no longer found. */
  addAndFindLost(found: readonly RemoteFolder[]): readonly RemoteFolder[] {
    for (const { folder, name } of found) this.#served.set(folder, name);
    const names = new Set(found.map(({ name }) => name));
    return [...this.#served]
      .map(([folder, name]) => ({ folder, name }))
      .filter(({ name }) => !names.has(name));
  }
}
