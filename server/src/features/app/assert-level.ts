import { type AppLevel, ERROR_CODES, includesLevel } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';

/**
 * Checks that the level of a user includes the required level. The error reveals that the app exists, so the caller
 * must first check that the user may see it.
 *
 * @throws BusinessError `notAllowed`
 */
export function assertLevel(level: AppLevel, required: AppLevel): void {
  if (!includesLevel(level, required)) throw new BusinessError(ERROR_CODES.notAllowed);
}
