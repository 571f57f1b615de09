import { writeLogAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import type { RemoteFailure } from './remote-failure.ts';

/** Writes a remote's failure into the log. */
export const logRemoteAtom = atom(null, (_get, set, failure: RemoteFailure) => {
  const { code, step, remote, version, address, facts, cause } = failure;
  set(writeLogAtom, {
    message: `remote failure: ${failure.message}`,
    type: 'error',
    extra: {
      code,
      step,
      remote,
      version,
      address,
      ...facts,
      cause: cause === undefined ? undefined : String(cause),
    },
  });
});

/** Writes a step of a remote's life into the log. */
export const logRemoteEventAtom = atom(
  null,
  (_get, set, event: string, remote: string, version: string | undefined) => {
    set(writeLogAtom, {
      message: `remote ${event}: ${remote} ${version ?? ''}`.trim(),
      extra: { remote, version },
    });
  },
);
