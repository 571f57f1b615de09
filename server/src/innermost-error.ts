/** Returns the database's own error, without the statement that caused it. */
export function innermostError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause === undefined ? error : innermostError(error.cause);
}
