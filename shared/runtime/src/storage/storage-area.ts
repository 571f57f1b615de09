/** Stores texts by name. */
export interface StorageArea {
  read(name: string): string | undefined;
  /**
   * Stores a text. `undefined` removes the stored text. If the browser rejects a text, nothing is stored, and the older
   * text is removed too.
   */
  write(name: string, text: string | undefined): void;
}

/**
 * Wraps a storage of the browser. If it is disabled or full, texts are not stored. A caller that needs a text while the
 * page is open also keeps it in an atom.
 */
export function createStorageArea(open: () => Storage): StorageArea {
  return {
    read(name) {
      try {
        return open().getItem(name) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(name, text) {
      try {
        if (text === undefined) open().removeItem(name);
        else open().setItem(name, text);
      } catch {
        forget(open, name);
      }
    },
  };
}

/** Removes the older text, because it is out of date when a newer text does not fit. */
function forget(open: () => Storage, name: string): void {
  try {
    open().removeItem(name);
  } catch {
    return;
  }
}
