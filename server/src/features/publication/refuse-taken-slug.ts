import { ERROR_CODES } from '@atrium/contract';
import { violatedConstraint } from '../../database/violated-constraint.ts';
import { BusinessError } from '../../domain/business-error.ts';

/** @throws BusinessError `slugTaken` when the write gives two things of a kind one slug. */
export async function refuseTakenSlug<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!violatedConstraint(error)?.endsWith('_slug_key')) throw error;
    throw new BusinessError(ERROR_CODES.slugTaken, undefined, ['slug']);
  }
}
