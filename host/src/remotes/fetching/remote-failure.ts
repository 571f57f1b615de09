/** The codes of a remote's failures. Views have a message for each code. */
export type RemoteFailureCode =
  | 'unreachable'
  | 'timeout'
  | 'status'
  /** Invalid JSON, or JSON that does not fit its schema. */
  | 'unreadable'
  | 'wrong-hash'
  | 'broken-entry'
  | 'broken-page'
  | 'missing-page'
  | 'contract'
  | 'missing-exports'
  /** An address or a name that another owner already uses. */
  | 'collision'
  /** A route outside the addresses that the remote may use. */
  | 'outside-namespaces'
  /** Not requested, because the remote has failed several times. */
  | 'paused';

/** The step of the loading chain that failed. */
export type RemoteStep = 'registry' | 'pointer' | 'manifest' | 'entry' | 'page' | 'render';

export interface FailureContext {
  readonly step: RemoteStep;
  /** The name of the remote, such as `remote_assets`, or `registry` for a failure of the registry itself. */
  readonly remote: string;
  readonly version?: string | undefined;
  /** The address of the file that failed. */
  readonly address?: string | undefined;
}

export interface RemoteFailureOptions extends FailureContext {
  /** Values for the message: the two sides of a mismatch, a status, names. */
  readonly details?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** The error of a remote, or of one of its pages, that could not be loaded. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly code: RemoteFailureCode;
  readonly step: RemoteStep;
  readonly remote: string;
  readonly version: string | undefined;
  readonly address: string | undefined;
  readonly details: Readonly<Record<string, string>>;

  constructor(
    code: RemoteFailureCode,
    { step, remote, version, address, details = {}, cause }: RemoteFailureOptions,
  ) {
    super(`${remote}${version ? ` ${version}` : ''}: ${step}: ${code}`, { cause });
    this.code = code;
    this.step = step;
    this.remote = remote;
    this.version = version;
    this.address = address;
    this.details = details;
  }

  /**
   * Whether the same request is worth a second attempt soon. False after a timeout, because a second attempt would
   * double a long wait.
   */
  get isTransient(): boolean {
    return this.code === 'unreachable' || this.code === 'status';
  }

  /** Whether host and remote are incompatible, which no retry fixes. */
  get isIncompatible(): boolean {
    return this.code === 'contract' || this.code === 'missing-exports' || this.isRejectedClaim;
  }

  /** Whether the descriptor of the remote claims an address or a name that the remote may not use. */
  get isRejectedClaim(): boolean {
    return this.code === 'collision' || this.code === 'outside-namespaces';
  }
}
