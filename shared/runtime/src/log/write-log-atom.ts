import { atom } from 'jotai';
import { sessionAtom } from '../identity/session-atom.ts';
import { userInfoAtom } from '../user/user-info-atom.ts';
import { escapeControl } from './escape-control.ts';
import { appendLogAtom } from './log-atoms.ts';
import type { LogType } from './log-entry.ts';
import { logTime } from './log-time.ts';

interface LogInput {
  readonly message: string;
  /** Defaults to `info`. */
  readonly type?: LogType;
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Writes an entry with the signed-in user and the location. */
export const writeLogAtom = atom(null, (get, set, { message, type = 'info', extra = {} }: LogInput) => {
  const session = get(sessionAtom);
  set(appendLogAtom, {
    message: escapeControl(message),
    type,
    time: logTime(new Date()),
    meta: {
      info: get(userInfoAtom),
      uuid: session?.uuid,
      token: session?.token,
      address: escapeControl(globalThis.location.href),
      extra,
    },
  });
});
