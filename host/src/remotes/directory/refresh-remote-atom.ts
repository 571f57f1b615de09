import type { Pointer } from '@atrium/contract';
import { atom } from 'jotai';
import { logRemoteAtom } from '../fetching/log-remote-atom.ts';
import { RemoteFailure } from '../fetching/remote-failure.ts';
import { type FoundPointer, fetchPointer } from './fetch-pointer.ts';
import { overriddenAddresses } from './overrides.ts';
import { findRecordAtom, patchRecordAtom } from './records-atom.ts';
import { registerTitles } from './register-titles.ts';
import { rememberPointer } from './remembered-remotes.ts';
import { type RemoteRecord, shownVersion } from './remote-record.ts';

const inFlight = new Map<string, Promise<void>>();

/**
 * Asks for a remote's pointer again, once however many ask at a time. Failure leaves what is known in place, marks the
 * remote as degraded and is logged; the promise never rejects.
 */
export const refreshRemoteAtom = atom(null, (get, set, name: string): Promise<void> => {
  const known = inFlight.get(name);
  if (known) return known;
  const record = get(findRecordAtom)(name);
  if (!record || record.status === 'disabled') return Promise.resolve();
  const started = fetchPointer(name, record.addresses)
    .then((found) => set(acceptPointerAtom, name, found))
    .catch((cause: unknown) => {
      const failure =
        cause instanceof RemoteFailure
          ? cause
          : new RemoteFailure('unreadable', { step: 'pointer', remote: name, cause });
      set(patchRecordAtom, name, () => ({ requestedAt: Date.now(), failure, status: 'degraded' }));
      set(logRemoteAtom, failure);
    })
    .finally(() => inFlight.delete(name));
  inFlight.set(name, started);
  return started;
});

/** Takes over what a remote's pointer says now. */
export const acceptPointerAtom = atom(null, async (get, set, name: string, found: FoundPointer) => {
  const { pointer, address, titles } = found;
  set(patchRecordAtom, name, (record) => ({
    pointer,
    pointerAddress: address,
    requestedAt: Date.now(),
    ...recovered(record, pointer),
  }));
  const isLocal = process.env.ATRIUM_DEVELOPMENT === 'true' && overriddenAddresses(name) !== undefined;
  if (!isLocal) rememberPointer(pointer, address);
  const record = get(findRecordAtom)(name);
  const shown = record && shownVersion(record);
  const isCurrent = shown?.version === pointer.current.version;
  if (shown) await registerTitles(shown, new URL(shown.base, address).href, isCurrent ? titles : undefined);
});

/** A pointer that answers again takes back what its own failure had marked, not what a version's code did. */
function recovered(record: RemoteRecord, pointer: Pointer): Partial<RemoteRecord> {
  const { failure, inUse, status } = record;
  const isFlipped = record.pointer?.current.version !== pointer.current.version;
  const isOwnFailure = failure?.step === 'pointer';
  const recoveries = record.recoveries + (failure && (isFlipped || isOwnFailure) ? 1 : 0);
  if (status === 'loading' || (failure && !isOwnFailure)) return { recoveries };
  return { failure: undefined, status: inUse ? 'ready' : 'registered', recoveries };
}
