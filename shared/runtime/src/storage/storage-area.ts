/** Texts by name. */
export interface StorageArea {
  read(name: string): string | undefined;
  /** `undefined` removes. A text that the platform refuses is forgotten when the page goes. */
  write(name: string, text: string | undefined): void;
}

/**
 * Wraps the platform's local storage. Where that is disabled or full, texts are simply not kept: the user who needs them
 * longer than this call holds them in an atom.
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

/** An older text must not come back in place of the one that did not fit. */
function forget(open: () => Storage, name: string): void {
  try {
    open().removeItem(name);
  } catch {
    return;
  }
}
