import type { UserInfo } from '@atrium/contract';

export type LogType = 'info' | 'error';

/** One line of the front-end log. Views show the token's last characters, never all. */
export interface LogEntry {
  readonly id: number;
  /** Control characters are escaped. */
  readonly message: string;
  readonly type: LogType;
  /** `YYYY-MM-DD HH:mm:ss`, by the browser's clock and time zone. */
  readonly time: string;
  readonly meta: {
    readonly info: UserInfo | undefined;
    readonly uuid: string | undefined;
    /** In memory only: an entry of an earlier page load has none. */
    readonly token: string | undefined;
    /** Address of the page at that moment. */
    readonly address: string;
    readonly extra: Readonly<Record<string, unknown>>;
  };
}
