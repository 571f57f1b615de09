import { ERROR_CODES } from '@atrium/contract';
import { violatedConstraint } from '../../database/violated-constraint.ts';
import { BusinessError } from '../../domain/business-error.ts';

/** @throws BusinessError `nameTaken` when the write gives two apps of one owner the same name. */
export async function refuseTakenName<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) !== 'apps_owner_name_key') throw error;
    throw new BusinessError(ERROR_CODES.nameTaken, undefined, ['name']);
  }
}
