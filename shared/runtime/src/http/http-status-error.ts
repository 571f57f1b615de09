/** The server, or a proxy before it, returned an error status. */
export class HttpStatusError extends Error {
  readonly status: number;
  /** Full URL of the request. */
  readonly url: string;

  constructor(status: number, url: string) {
    super(`The request returned status ${status}: ${url}`);
    this.name = 'HttpStatusError';
    this.status = status;
    this.url = url;
  }
}
