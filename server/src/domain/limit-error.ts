import type { ErrorCode } from '@atrium/contract';
import { OverloadError } from './overload-error.ts';

/** The state of a limit, as the `X-RateLimit` headers report it. */
export interface RateLimitStatus {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the limit is reset. */
  readonly reset: number;
}

/** A request beyond a limit of a key or an app. The response has status 429. */
export class LimitError extends OverloadError {
  /** Undefined for a limit of concurrent runs. */
  readonly rateLimit: RateLimitStatus | undefined;

  constructor(code: ErrorCode, retryAfter: number, rateLimit?: RateLimitStatus) {
    super(429, code, retryAfter);
    this.rateLimit = rateLimit;
  }
}
