/**
 * Thrown when the server cannot start. The message states the reason in one sentence and is printed without a stack
 * trace.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
