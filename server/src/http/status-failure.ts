/** A request that HTTP itself has a status for: 401, 403, 503 … */
export class StatusFailure extends Error {
  override readonly name = 'StatusFailure';
  readonly statusCode: number;
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, retryAfter?: number) {
    super(`status ${statusCode}`);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}
