import type { RemoteModule } from '@atrium/contract';
import type { ComponentType } from 'react';
import { custom, looseObject, optional, record, string } from 'zod/mini';
import { type FailureContext, RemoteFailure } from '../fetching/remote-failure.ts';

/** The module that a remote exposes, as the host uses it. */
export type LoadedRemoteModule = RemoteModule<ComponentType>;

const loader = custom<() => Promise<never>>((value) => typeof value === 'function');

const remoteSchema = looseObject({
  contract: string(),
  version: optional(string()),
  pages: record(string(), loader),
  messages: record(string(), loader),
});

/**
 * Returns the `remote` export of an exposed module, with the version under which it was loaded.
 *
 * @throws when it does not match the contract.
 */
export function parseRemoteModule(exposedModule: unknown, context: FailureContext): LoadedRemoteModule {
  const { remote } = (exposedModule ?? {}) as { readonly remote?: unknown };
  const parsed = remoteSchema.safeParse(remote);
  if (!parsed.success) throw new RemoteFailure('broken-entry', { ...context, cause: parsed.error });
  return { ...parsed.data, version: context.version ?? '' };
}
