/** `down`: no response in time. `rejected`: an error, or a response that fails the checks. */
export type ProviderFailure = 'down' | 'rejected';

/** A sign-in provider did not complete a request. The cause is for the log only. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderFailure;

  constructor(kind: ProviderFailure, cause?: unknown) {
    super(`The sign-in provider failed (${kind}).`, { cause });
    this.kind = kind;
  }
}
