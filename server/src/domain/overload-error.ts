import type { ErrorCode } from '@atrium/contract';
import { BusinessError } from './business-error.ts';

/**
 * A request beyond a limit of concurrent requests. The response has status 429 (the limit of this user) or 503 (the
 * limit of the server), or 409 while the same request runs, a `Retry-After` header, and a code with its message.
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
