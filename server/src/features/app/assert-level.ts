import { type AppLevel, ERROR_CODES, includesLevel } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';

/**
 * Checks that a user who may see an app may also do what needs a level.
 *
 * @throws BusinessError `notAllowed`
 */
export function assertLevel(level: AppLevel, needed: AppLevel): void {
  if (!includesLevel(level, needed)) throw new BusinessError(ERROR_CODES.notAllowed);
}
