import type { ErrorCode } from '@atrium/contract';

/**
 * A failed call whose response has a non-zero code and a message in the caller's language. The HTTP status of a console
 * call is 200, except for an `OverloadError`.
 */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: ErrorCode;
  /** The response's `data`. It also fills the placeholders of the message. */
  readonly data: unknown;
  /** Names of the invalid fields of the body. */
  readonly fields: readonly string[];

  constructor(code: ErrorCode, data?: unknown, fields: readonly string[] = []) {
    super(`business error ${code}`);
    this.code = code;
    this.data = data;
    this.fields = fields;
  }
}
