/** Returns the innermost cause of an error. For a failed query, this is the error of the database without the SQL. */
export function findInnermostError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause === undefined ? error : findInnermostError(error.cause);
}
