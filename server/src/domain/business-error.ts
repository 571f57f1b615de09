import type { ErrorCode } from '@atrium/contract';

/** A failed call with HTTP 200 and a non-zero code. The message is in the caller's language. */
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
