import type { ErrorCode } from '@atrium/contract';
import { OverloadError } from './overload-error.ts';

/** How much of a limit is used. */
export interface RateUse {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the limit is reset. */
  readonly reset: number;
}

/** A request beyond a limit of a key or an app. The response has status 429. */
export class LimitError extends OverloadError {
  /** Undefined for a limit of concurrent runs. */
  readonly rateUse: RateUse | undefined;

  constructor(code: ErrorCode, retryAfter: number, rateUse?: RateUse) {
    super(429, code, retryAfter);
    this.rateUse = rateUse;
  }
}
