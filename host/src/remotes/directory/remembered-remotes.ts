import { type Pointer, pointerSchema, type Registry, registrySchema } from '@atrium/contract';
import { readStored, writeStored } from '@atrium/runtime';
import { type infer as Infer, looseObject, optional, record, string, unknown } from 'zod/mini';

const REGISTRY_KEY = 'remotes';

const rememberedSchema = looseObject({
  pointer: pointerSchema,
  address: string(),
  /** Titles by locale, so that a remote that is down keeps translated entries. */
  titles: record(string(), record(string(), unknown())),
  /** The version whose titles they are. */
  titled: optional(string()),
});

type Titles = Readonly<Record<string, unknown>>;

export type RememberedRemote = Infer<typeof rememberedSchema>;

/** The last good registry of this browser. */
export function rememberedRegistry(): Registry | undefined {
  return readStored('public', REGISTRY_KEY, registrySchema);
}

/** Keeps where remotes are; what their pointers say is kept with each of them. */
export function rememberRegistry({ remotes }: Registry): void {
  const places = remotes.map(({ pointer: _pointer, titles: _titles, ...place }) => place);
  writeStored('public', REGISTRY_KEY, registrySchema, { remotes: places });
}

/** The last good pointer of a remote in this browser. */
export function rememberedRemote(name: string): RememberedRemote | undefined {
  return readStored('public', keyOf(name), rememberedSchema);
}

/** Keeps a pointer; the titles that are known stay until others come. */
export function rememberPointer(pointer: Pointer, address: string): void {
  const { titles = {}, titled } = rememberedRemote(pointer.name) ?? {};
  writeStored('public', keyOf(pointer.name), rememberedSchema, { pointer, address, titles, titled });
}

/** Titles of exactly this version, which never change. */
export function rememberedTitles(name: string, version: string, locale: string): Titles | undefined {
  const known = rememberedRemote(name);
  return known?.titled === version ? known.titles[locale] : undefined;
}

/** Keeps titles of a version beside those of its other locales, and in place of another version's. */
export function rememberTitles(name: string, version: string, locale: string, messages: Titles): void {
  const before = rememberedRemote(name);
  if (!before) return;
  const known = before.titled === version ? before.titles : {};
  const titles = { ...known, [locale]: { ...messages } };
  writeStored('public', keyOf(name), rememberedSchema, { ...before, titles, titled: version });
}

function keyOf(name: string): string {
  return `${REGISTRY_KEY}:${name}`;
}
