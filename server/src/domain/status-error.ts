/** A failed call with an HTTP error status, such as 401, 403 or 503. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly statusCode: number;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, retryAfter?: number) {
    super(`status ${statusCode}`);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}
