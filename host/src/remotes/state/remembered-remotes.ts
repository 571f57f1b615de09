import { type Pointer, pointerSchema, type Registry, registrySchema } from '@atrium/contract';
import { readStored, writeStored } from '@atrium/runtime';
import { type infer as Infer, looseObject, optional, record, string, unknown } from 'zod/mini';

const REGISTRY_KEY = 'remotes';

const rememberedSchema = looseObject({
  pointer: pointerSchema,
  /** The address from which the pointer was fetched. */
  address: string(),
  /** Titles by locale, so that a remote that is down still has translated entries. */
  titles: record(string(), record(string(), unknown())),
  /** The version that the titles belong to. */
  titled: optional(string()),
});

type Titles = Readonly<Record<string, unknown>>;

export type RememberedRemote = Infer<typeof rememberedSchema>;

/** Returns the last valid registry that this browser stored. */
export function readRememberedRegistry(): Registry | undefined {
  return readStored('public', REGISTRY_KEY, registrySchema);
}

/** Stores the registry without pointers and titles, which {@link rememberPointer} and {@link rememberTitles} store. */
export function rememberRegistry({ remotes }: Registry): void {
  const entries = remotes.map(({ pointer: _pointer, titles: _titles, ...entry }) => entry);
  writeStored('public', REGISTRY_KEY, registrySchema, { remotes: entries });
}

/** Returns the last valid pointer of a remote that this browser stored. */
export function readRememberedRemote(name: string): RememberedRemote | undefined {
  return readStored('public', getKey(name), rememberedSchema);
}

/** Stores a pointer. The known titles stay until new ones arrive. */
export function rememberPointer(pointer: Pointer, address: string): void {
  const { titles = {}, titled } = readRememberedRemote(pointer.name) ?? {};
  writeStored('public', getKey(pointer.name), rememberedSchema, { pointer, address, titles, titled });
}

/** Returns the titles of this version. The titles of a version never change. */
export function readRememberedTitles(name: string, version: string, locale: string): Titles | undefined {
  const remembered = readRememberedRemote(name);
  return remembered?.titled === version ? remembered.titles[locale] : undefined;
}

/**
 * Stores titles of a version next to those of its other locales. They replace the titles of another version. Does
 * nothing if no pointer of the remote is stored.
 */
export function rememberTitles(name: string, version: string, locale: string, added: Titles): void {
  const earlier = readRememberedRemote(name);
  if (!earlier) return;
  const titlesOfVersion = earlier.titled === version ? earlier.titles : {};
  const titles = { ...titlesOfVersion, [locale]: { ...added } };
  writeStored('public', getKey(name), rememberedSchema, { ...earlier, titles, titled: version });
}

function getKey(name: string): string {
  return `${REGISTRY_KEY}:${name}`;
}
