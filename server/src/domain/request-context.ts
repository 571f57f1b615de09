import type { LocaleId } from '@atrium/contract';

/** The user who sends the request. Loaded again for each request. */
export interface SignedInUser {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** The built-in roles of the user, and the permissions of the custom roles. */
  readonly access: readonly string[];
  readonly sessionId: string;
  /** When the user last proved their identity in this session. */
  readonly provenAt: Date;
  readonly status: 'active' | 'disabled';
}

/** The file of a request. Its size is validated, and the type of an image too. An image is not decoded yet. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** The file name from the caller, truncated to 255 characters. */
  readonly name: string;
}

/**
 * Reserves memory, in bytes, for a large response until it is sent. A second reservation adds only what the first one
 * lacks.
 */
export interface ResponseMemory {
  /** Waits until the memory is free, and reserves it. Throws `StatusError` 503 when the wait takes too long. */
  reserve(bytes: number): Promise<void>;
  /** Reserves the memory without waiting. Returns false if the memory is not free. */
  tryReserve(bytes: number): boolean;
}

/** The request data that a handler receives in addition to the body. */
export interface RequestContext<User extends SignedInUser | undefined = SignedInUser | undefined> {
  readonly user: User;
  readonly locale: LocaleId;
  /** The caller's IP address. */
  readonly address: string;
  /** The caller's `User-Agent`, truncated to 256 characters. */
  readonly device: string;
  readonly requestId: string;
  /** The arrival time of the request, by `performance.now()`. */
  readonly arrivedAt: number;
  /** The time of the request, by the server's clock. All checks of expiry use this time. */
  readonly at: Date;
  readonly log: { warn(details: object, message: string): void };
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
  readonly memory: ResponseMemory;
  /** The uploaded file. Only calls that declare a file accept one. It may be missing. */
  readonly file: UploadedFile | undefined;
}

/** The user for whom something is read or changed, with address, language and time. */
export interface Actor extends Pick<RequestContext, 'address' | 'locale' | 'at'> {
  readonly user: Pick<SignedInUser, 'id' | 'account' | 'access'>;
}

/** The API key that runs an app. */
export interface RunKey {
  readonly id: string;
  /** Whether the key is an account key. The runs of an account key count as runs of its user. */
  readonly isAccountKey: boolean;
  /** The limit of concurrent runs. Null if there is no limit. */
  readonly atOnce: number | null;
  /** The daily limit against which the run was counted. Missing for a row of a batch, which is not counted. */
  readonly perDay?: number;
}

/** The request data that a run of an app uses. */
export interface RunContext extends Actor, Pick<RequestContext, 'file' | 'arrivedAt' | 'signal' | 'memory'> {
  /** The API key of the request; missing for runs in the console. */
  readonly key?: RunKey;
  /** `job` for a row of a batch. Missing if a request waits for the run. */
  readonly channel?: 'job';
  /** The id of the run, if the caller has chosen one. */
  readonly runId?: string;
}

/** Returns whether the user has the role `admin`, with which a user sees the apps of all users. */
export function isAdmin({ access }: Pick<SignedInUser, 'access'>): boolean {
  return access.includes('admin');
}
