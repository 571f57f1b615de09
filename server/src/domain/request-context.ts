import type { Role } from '@atrium/contract';
import type { MessageLocale } from './message-locale.ts';

/** The user who calls, read again for each request. */
export interface SignedInUser {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly access: readonly Role[];
  readonly sessionId: string;
  readonly status: 'active' | 'disabled';
}

/** The image that a call brought along: of a kind that engines read, and within the limits; nothing is decoded yet. */
export interface UploadedImage {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** What the caller named it, cut to 255 characters. */
  readonly name: string;
}

/** Memory for a large response until it is sent, in bytes. A second reservation only raises the first one. */
export interface ResponseMemory {
  /** Waits until it is free. Throws `StatusError` 503 when the wait is too long. */
  wait(bytes: number): Promise<void>;
  /** Takes it at once. Returns whether it was free. */
  take(bytes: number): boolean;
}

/** What a handler knows of its request beside the body. */
export interface RequestContext<User extends SignedInUser | undefined = SignedInUser | undefined> {
  readonly user: User;
  readonly locale: MessageLocale;
  /** The caller's network address. */
  readonly address: string;
  /** The caller's `User-Agent`, cut to 256 characters. */
  readonly device: string;
  readonly requestId: string;
  /** When the request arrived, by `performance.now()`. */
  readonly arrivedAt: number;
  readonly log: { warn(facts: object, message: string): void };
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
  readonly memory: ResponseMemory;
  /** Only calls that are declared with a file ever have one, and none has to. */
  readonly file: UploadedImage | undefined;
}
