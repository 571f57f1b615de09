import { ERROR_CODES } from '@atrium/contract';
import { findViolatedConstraint } from '../../database/find-violated-constraint.ts';
import { BusinessError } from '../../domain/business-error.ts';

/**
 * Waits for a write, and returns its result.
 *
 * @throws BusinessError `slugTaken` when two rows of a table would have the same slug.
 */
export function rejectTakenSlug<Result>(write: Promise<Result>): Promise<Result> {
  return rejectTaken(write, /_slug_key$/, new BusinessError(ERROR_CODES.slugTaken, undefined, ['slug']));
}

/**
 * Waits for a write, and returns its result.
 *
 * @throws BusinessError `nameTaken` when two apps of one owner would have the same name.
 */
export function rejectTakenName<Result>(write: Promise<Result>): Promise<Result> {
  const taken = new BusinessError(ERROR_CODES.nameTaken, undefined, ['name']);
  return rejectTaken(write, /^apps_owner_name_key$/, taken);
}

async function rejectTaken<Result>(
  write: Promise<Result>,
  constraint: RegExp,
  taken: BusinessError,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw constraint.test(findViolatedConstraint(error) ?? '') ? taken : error;
  }
}
