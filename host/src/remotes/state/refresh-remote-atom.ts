import type { Pointer } from '@atrium/contract';
import { whenIdle } from '@atrium/runtime';
import { atom } from 'jotai';
import { logRemoteFailureAtom } from '../fetching/log-remote-atom.ts';
import { RemoteFailure } from '../fetching/remote-failure.ts';
import { type FoundPointer, fetchPointer } from './fetch-pointer.ts';
import { readOverrideAddresses } from './overrides.ts';
import { findRecordAtom, patchRecordAtom } from './records-atom.ts';
import { registerTitles } from './register-titles.ts';
import { rememberPointer } from './remembered-remotes.ts';
import { findShownVersion, type RemoteRecord } from './remote-record.ts';

const inFlight = new Map<string, Promise<void>>();

/**
 * Requests a remote's pointer again, once for all concurrent callers. On failure, the known data stays, the remote is
 * marked as degraded and the failure is logged. The promise never rejects.
 */
export const refreshRemoteAtom = atom(null, (get, set, name: string): Promise<void> => {
  const running = inFlight.get(name);
  if (running) return running;
  const record = get(findRecordAtom)(name);
  if (!record || record.status === 'disabled') return Promise.resolve();
  const request = fetchPointer(name, record.addresses)
    .then((found) => set(acceptPointerAtom, name, found))
    .catch((cause: unknown) => {
      const failure =
        cause instanceof RemoteFailure
          ? cause
          : new RemoteFailure('unreadable', { step: 'pointer', remote: name, cause });
      set(patchRecordAtom, name, () => ({ pointerCheckedAt: Date.now(), failure, status: 'degraded' }));
      set(logRemoteFailureAtom, failure);
    })
    .finally(() => inFlight.delete(name));
  inFlight.set(name, request);
  return request;
});

/** Applies the data of a remote's new pointer. */
export const acceptPointerAtom = atom(null, async (get, set, name: string, found: FoundPointer) => {
  const { pointer, address, titles } = found;
  set(patchRecordAtom, name, (record) => ({
    pointer,
    pointerAddress: address,
    pointerCheckedAt: Date.now(),
    ...clearPointerFailure(record, pointer),
  }));
  const isOverridden = process.env.ATRIUM_DEVELOPMENT === 'true' && readOverrideAddresses(name) !== undefined;
  if (!isOverridden) whenIdle(() => rememberPointer(pointer, address));
  const record = get(findRecordAtom)(name);
  const version = record && findShownVersion(record);
  const isCurrent = version?.version === pointer.current.version;
  if (version)
    await registerTitles(version, new URL(version.base, address).href, isCurrent ? titles : undefined);
});

/**
 * Returns the changes to a record whose pointer is reachable again. They clear a failure of the pointer, but not a
 * failure of a version's code. A higher `recoveryCount` makes failed pages load again.
 */
function clearPointerFailure(record: RemoteRecord, pointer: Pointer): Partial<RemoteRecord> {
  const { failure, versionInUse, status } = record;
  const isNewVersion = record.pointer?.current.version !== pointer.current.version;
  const isPointerFailure = failure?.step === 'pointer';
  const recoveryCount = record.recoveryCount + (failure && (isNewVersion || isPointerFailure) ? 1 : 0);
  if (status === 'loading' || (failure && !isPointerFailure)) return { recoveryCount };
  return { failure: undefined, status: versionInUse ? 'ready' : 'registered', recoveryCount };
}
