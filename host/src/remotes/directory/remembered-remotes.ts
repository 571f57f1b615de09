import { type Pointer, pointerSchema, type Registry, registrySchema } from '@atrium/contract';
import { readStored, writeStored } from '@atrium/runtime';
import { type infer as Infer, looseObject, record, string, unknown } from 'zod/mini';

const REGISTRY_KEY = 'remotes';

const rememberedSchema = looseObject({
  pointer: pointerSchema,
  address: string(),
  /** Titles by locale, so that a remote that is down keeps translated entries. */
  titles: record(string(), record(string(), unknown())),
});

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

/** Keeps a pointer; titles of the same version are kept with it. */
export function rememberPointer(pointer: Pointer, address: string): void {
  const before = rememberedRemote(pointer.name);
  const titles = before?.titles ?? {};
  writeStored('public', keyOf(pointer.name), rememberedSchema, { pointer, address, titles });
}

export function rememberTitles(
  name: string,
  locale: string,
  messages: Readonly<Record<string, unknown>>,
): void {
  const before = rememberedRemote(name);
  if (!before) return;
  const titles = { ...before.titles, [locale]: { ...messages } };
  writeStored('public', keyOf(name), rememberedSchema, { ...before, titles });
}

function keyOf(name: string): string {
  return `${REGISTRY_KEY}:${name}`;
}
