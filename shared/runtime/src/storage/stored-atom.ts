import { atom, type WritableAtom } from 'jotai';
import type { infer as Infer, ZodMiniType } from 'zod/mini';
import { parseStored } from './parse-stored.ts';
import { anonymousNameAtom, type StorageScope, storedNameAtom } from './stored-name.ts';
import { getStoredTextAtom, writeStoredTextAtom } from './stored-text.ts';

interface StoredAtomOptions<Schema extends ZodMiniType> {
  readonly scope: StorageScope;
  readonly key: string;
  readonly schema: Schema;
  /** The value if no valid value is stored. */
  readonly initial: Infer<Schema>;
  /** Whether a user without a stored value gets the value that was stored before the sign-in. Off by default. */
  readonly isInherited?: boolean;
}

/**
 * Creates an atom for a value in local storage. It changes when another user signs in and when another browser tab
 * writes the value. Writing `undefined` removes the value. The atom belongs to `appStore`, the browser tab's store.
 */
export function storedAtom<Schema extends ZodMiniType>(
  options: StoredAtomOptions<Schema>,
): WritableAtom<Infer<Schema>, [Infer<Schema> | undefined], void> {
  const { scope, key, schema, initial, isInherited = false } = options;
  return atom(
    (get): Infer<Schema> => {
      const stored = parseStored(get(getStoredTextAtom(get(storedNameAtom)(scope, key))), schema);
      if (stored !== undefined || !isInherited) return stored ?? initial;
      return parseStored(get(getStoredTextAtom(get(anonymousNameAtom)(key))), schema) ?? initial;
    },
    (get, set, value: Infer<Schema> | undefined) => {
      const text = value === undefined ? undefined : JSON.stringify(schema.parse(value));
      set(writeStoredTextAtom, get(storedNameAtom)(scope, key), text);
    },
  );
}
