/** The server cannot start. The message gives the reason in one sentence and is printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
