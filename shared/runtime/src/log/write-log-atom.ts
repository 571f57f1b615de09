import { atom } from 'jotai';
import { sessionAtom } from '../identity/session-atom.ts';
import { userInfoAtom } from '../user/user-info-atom.ts';
import { appendLogAtom } from './log-atoms.ts';
import type { LogType } from './log-entry.ts';

/** Control characters, and the separators that some viewers read as a line break. */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]/gu;

/** Writes control characters as `\xNN` or `\uNNNN`, so that an entry can neither forge nor hide another. */
function escapeControl(text: string): string {
  return text.replace(CONTROL_CHARACTERS, (character) => {
    const code = character.charCodeAt(0);
    return code < 256 ? `\\x${toHex(code, 2)}` : `\\u${toHex(code, 4)}`;
  });
}

function toHex(code: number, length: number): string {
  return code.toString(16).padStart(length, '0');
}

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
    time: formatTime(new Date()),
    meta: {
      info: get(userInfoAtom),
      uuid: session?.uuid,
      token: session?.token,
      address: escapeControl(globalThis.location.href),
      extra,
    },
  });
});

/** Formats a time as `YYYY-MM-DD HH:mm:ss` in the browser's time zone. */
function formatTime(date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(padNumber).join('-');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(padNumber).join(':');
  return `${day} ${time}`;
}

function padNumber(part: number): string {
  return String(part).padStart(2, '0');
}
