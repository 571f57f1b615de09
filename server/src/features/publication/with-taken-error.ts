import { ERROR_CODES } from '@atrium/contract';
import { findViolatedConstraint } from '../../database/find-violated-constraint.ts';
import { BusinessError } from '../../domain/business-error.ts';

/**
 * Waits for a write, and returns its result.
 *
 * @throws BusinessError `slugTaken` instead of the database error when two rows of a table would have the same slug.
 */
export function withSlugTakenError<Result>(write: Promise<Result>): Promise<Result> {
  return withTakenError(write, /_slug_key$/, new BusinessError(ERROR_CODES.slugTaken, undefined, ['slug']));
}

/**
 * Waits for a write, and returns its result.
 *
 * @throws BusinessError `nameTaken` instead of the database error when two apps of one owner would have the same name.
 */
export function withNameTakenError<Result>(write: Promise<Result>): Promise<Result> {
  const taken = new BusinessError(ERROR_CODES.nameTaken, undefined, ['name']);
  return withTakenError(write, /^apps_owner_name_key$/, taken);
}

async function withTakenError<Result>(
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
