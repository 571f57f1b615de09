import type { ErrorCode } from '@atrium/contract';
import { BusinessFailure } from './business-failure.ts';

/**
 * A request that has to wait for others: it is answered with status 429 (too many of this user's own) or 503 (too many
 * in all), a `Retry-After` header, and a code worded in the caller's language.
 */
export class OverloadFailure extends BusinessFailure {
  readonly statusCode: 429 | 503;
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number;

  constructor(statusCode: 429 | 503, code: ErrorCode, retryAfter: number) {
    super(code);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}
