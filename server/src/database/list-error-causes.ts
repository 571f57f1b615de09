/** Yields an error and its causes, outermost first. */
export function* listErrorCauses(
  error: unknown,
): Generator<Error & { code?: unknown; constraint?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}
