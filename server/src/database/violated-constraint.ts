import { errorCauses } from './error-causes.ts';

const UNIQUE_VIOLATION = '23505';

/** Returns the name of the unique constraint that rejected a write, or undefined if the error has another reason. */
export function violatedConstraint(error: unknown): string | undefined {
  const violation = [...errorCauses(error)].find(({ code }) => code === UNIQUE_VIOLATION);
  return violation?.constraint === undefined ? undefined : String(violation.constraint);
}
