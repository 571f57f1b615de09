/** An error and the errors that caused it, from the outside in. */
export function* errorCauses(error: unknown): Generator<Error & { code?: unknown; constraint?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}
