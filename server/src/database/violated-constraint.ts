const UNIQUE_VIOLATION = '23505';

/** Name of the unique constraint that a refused write ran into, if that is why it was refused. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === UNIQUE_VIOLATION && 'constraint' in cause) {
      return String(cause.constraint);
    }
  }
  return undefined;
}
