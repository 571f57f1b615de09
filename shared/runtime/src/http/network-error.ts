/** No answer came; none came in time; or one came that makes no sense. */
export type NetworkFault = 'offline' | 'timeout' | 'unreadable';

/** A request that ended without an answer of the server's. It never signs anybody out. */
export class NetworkError extends Error {
  readonly kind: NetworkFault;
  /** Full address of the request. */
  readonly url: string;

  constructor(kind: NetworkFault, url: string, cause?: unknown) {
    super(`The request got no usable answer (${kind}): ${url}`, { cause });
    this.name = 'NetworkError';
    this.kind = kind;
    this.url = url;
  }
}
