import { writeLogAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import type { RemoteFailure } from './remote-failure.ts';

/** Logs a remote's failure. */
export const logRemoteFailureAtom = atom(null, (_get, set, failure: RemoteFailure) => {
  const { code, step, remote, version, address, details, cause } = failure;
  set(writeLogAtom, {
    message: `remote failure: ${failure.message}`,
    type: 'error',
    extra: {
      code,
      step,
      remote,
      version,
      address,
      ...details,
      cause: cause === undefined ? undefined : String(cause),
    },
  });
});

/** Logs an event in the lifecycle of a remote. */
export const logRemoteEventAtom = atom(
  null,
  (_get, set, event: string, remote: string, version: string | undefined) => {
    set(writeLogAtom, {
      message: `remote ${event}: ${remote} ${version ?? ''}`.trim(),
      extra: { remote, version },
    });
  },
);
