import type { ErrorCode } from '@atrium/contract';

/** A request that the rules refuse: it is answered with status 200 and a code, worded in the caller's language. */
export class BusinessFailure extends Error {
  override readonly name = 'BusinessFailure';
  readonly code: ErrorCode;
  /** Goes to the caller as the answer's `data`, and fills the placeholders of the message. */
  readonly data: unknown;
  /** Names of the body's fields that are to blame. */
  readonly fields: readonly string[];

  constructor(code: ErrorCode, data?: unknown, fields: readonly string[] = []) {
    super(`business failure ${code}`);
    this.code = code;
    this.data = data;
    this.fields = fields;
  }
}
