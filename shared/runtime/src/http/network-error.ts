/** `offline`: no response arrived. `timeout`: none arrived in time. `unreadable`: the response is invalid. */
export type NetworkFailure = 'offline' | 'timeout' | 'unreadable';

/** A request that ended without a usable response from the server. It never signs the user out. */
export class NetworkError extends Error {
  readonly kind: NetworkFailure;
  /** Full URL of the request. */
  readonly url: string;

  constructor(kind: NetworkFailure, url: string, cause?: unknown) {
    super(`The request got no usable response (${kind}): ${url}`, { cause });
    this.name = 'NetworkError';
    this.kind = kind;
    this.url = url;
  }
}
