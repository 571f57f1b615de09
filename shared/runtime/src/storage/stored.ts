import type { infer as Infer, ZodMiniType } from 'zod/mini';
import { appStore } from '../store/app-store.ts';
import { parseStored } from './parse-stored.ts';
import { type StorageScope, storedNameAtom } from './stored-name.ts';
import { getStoredTextAtom, writeStoredTextAtom } from './stored-text.ts';

/**
 * Reads the value under a key for the current user or for all users. Returns `undefined` if there is none or it is
 * corrupt.
 */
export function readStored<Schema extends ZodMiniType>(
  scope: StorageScope,
  key: string,
  schema: Schema,
): Infer<Schema> | undefined {
  const name = appStore.get(storedNameAtom)(scope, key);
  return parseStored(appStore.get(getStoredTextAtom(name)), schema);
}

/**
 * Stores a value as JSON. `undefined` removes it. If the browser's storage is full or disabled, the value stays in
 * memory. Throws if the schema rejects the value, so that every written value can be read back.
 */
export function writeStored<Schema extends ZodMiniType>(
  scope: StorageScope,
  key: string,
  schema: Schema,
  value: Infer<Schema> | undefined,
): void {
  const name = appStore.get(storedNameAtom)(scope, key);
  const text = value === undefined ? undefined : JSON.stringify(schema.parse(value));
  appStore.set(writeStoredTextAtom, name, text);
}
