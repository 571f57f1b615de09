import { errorCauses } from './error-causes.ts';

const UNIQUE_VIOLATION = '23505';

/** Name of the unique constraint that a refused write ran into, if that is why it was refused. */
export function violatedConstraint(error: unknown): string | undefined {
  const violation = [...errorCauses(error)].find(({ code }) => code === UNIQUE_VIOLATION);
  return violation?.constraint === undefined ? undefined : String(violation.constraint);
}
