import { listErrorCauses } from './list-error-causes.ts';

const UNIQUE_VIOLATION = '23505';

/** Returns the name of the unique constraint that rejected a write, or undefined if the error has another reason. */
export function findViolatedConstraint(error: unknown): string | undefined {
  const violation = [...listErrorCauses(error)].find(({ code }) => code === UNIQUE_VIOLATION);
  return violation?.constraint === undefined ? undefined : String(violation.constraint);
}
