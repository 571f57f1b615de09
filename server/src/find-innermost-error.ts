/** Returns the database's own error, without the statement that caused it. */
export function findInnermostError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause === undefined ? error : findInnermostError(error.cause);
}
