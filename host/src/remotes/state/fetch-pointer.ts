import { type Pointer, pointerSchema } from '@atrium/contract';
import { fetchChecked } from '../fetching/fetch-checked.ts';
import { RemoteFailure } from '../fetching/remote-failure.ts';
import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';
import { withRetry } from '../fetching/with-retry.ts';

/** A valid pointer, and the address that returned it. */
export interface FoundPointer {
  readonly pointer: Pointer;
  readonly address: string;
  /** Titles of its current version by locale, if the registry contains them beside the pointer. */
  readonly titles?: Readonly<Record<string, Record<string, unknown>>>;
}

/**
 * Requests a remote's pointer from each of its addresses in turn.
 *
 * @throws the error of the first address when all fail.
 */
export async function fetchPointer(remote: string, addresses: readonly string[]): Promise<FoundPointer> {
  let firstFailure: unknown;
  for (const address of addresses) {
    try {
      return { pointer: await withRetry(() => fetchFrom(remote, address)), address };
    } catch (failure) {
      firstFailure ??= failure;
    }
  }
  throw firstFailure ?? new RemoteFailure('unreachable', { step: 'pointer', remote });
}

async function fetchFrom(remote: string, address: string): Promise<Pointer> {
  const context = { step: 'pointer', remote, address } as const;
  const pointer = await fetchChecked(address, {
    context,
    schema: pointerSchema,
    timeout: REMOTE_LIMITS.pointerTimeout,
    isFresh: true,
  });
  const isExpectedRemote = pointer.name === remote && pointer.current.descriptor.name === remote;
  if (!isExpectedRemote)
    throw new RemoteFailure('unreadable', { ...context, details: { name: pointer.name } });
  return pointer;
}
