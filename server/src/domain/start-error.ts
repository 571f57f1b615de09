/**
 * Thrown when the server cannot start. The message states the reason, and often how to correct it. It is printed
 * without a stack trace.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
