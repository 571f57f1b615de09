import type { ErrorCode } from '@atrium/contract';
import { BusinessError } from './business-error.ts';

/**
 * A request that the caller may repeat later. It exceeds a limit of the caller (status 429) or of the server (503), or
 * the same request is in progress (409). The response has a `Retry-After` header, and a code with its message.
 */
export class OverloadError extends BusinessError {
  readonly statusCode: 409 | 429 | 503;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number;

  constructor(statusCode: 409 | 429 | 503, code: ErrorCode, retryAfter: number) {
    super(code);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}
