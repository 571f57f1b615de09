import { type AppLevel, ERROR_CODES, includesLevel } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';

/**
 * Checks that the level of a user includes the required level. The user may see the app.
 *
 * @throws BusinessError `notAllowed`
 */
export function assertLevel(level: AppLevel, required: AppLevel): void {
  if (!includesLevel(level, required)) throw new BusinessError(ERROR_CODES.notAllowed);
}
