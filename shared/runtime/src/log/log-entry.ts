import type { UserInfo } from '@atrium/contract';

export type LogType = 'info' | 'error';

/** One line of the front-end log. Views show only the last characters of the token. */
export interface LogEntry {
  readonly id: number;
  /** Control characters are escaped. */
  readonly message: string;
  readonly type: LogType;
  /** `YYYY-MM-DD HH:mm:ss`, in the browser's time zone. */
  readonly time: string;
  readonly meta: {
    /** The signed-in user. */
    readonly info: UserInfo | undefined;
    /** The id of the signed-in user. */
    readonly uuid: string | undefined;
    /** In memory only: an entry of an earlier page load has no token. */
    readonly token: string | undefined;
    /** URL of the page when the entry was written. */
    readonly address: string;
    readonly extra: Readonly<Record<string, unknown>>;
  };
}
