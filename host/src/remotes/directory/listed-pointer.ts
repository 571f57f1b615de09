import { pointerSchema, type Registry } from '@atrium/contract';
import { record, string, unknown } from 'zod/mini';
import type { FoundPointer } from './fetch-pointer.ts';
import { overriddenAddresses } from './overrides.ts';

const titlesSchema = record(string(), record(string(), unknown()));

/**
 * Returns a remote's pointer from the registry, so that no request is needed. Returns `undefined` when the registry has
 * none or an invalid one. A request to the remote itself then shows what is wrong.
 */
export function listedPointer(
  { name, pointers: [address], pointer, titles, disabled = false }: Registry['remotes'][number],
  registryAddress: string,
): FoundPointer | undefined {
  const isLocal = process.env.ATRIUM_DEVELOPMENT === 'true' && overriddenAddresses(name) !== undefined;
  const parsed = pointerSchema.safeParse(pointer);
  if (disabled || isLocal || address === undefined || !parsed.success) return undefined;
  const { current } = parsed.data;
  if (parsed.data.name !== name || current.descriptor.name !== name) return undefined;
  const found = { pointer: parsed.data, address: new URL(address, registryAddress).href };
  const reported = titlesSchema.safeParse(titles);
  return reported.success ? { ...found, titles: reported.data } : found;
}
