import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { isCommonPassword } from './is-common-password.ts';

/**
 * Refuses a new password that guessing starts with: a common one, or one of the person's own names. Its length was
 * checked by the call's schema, and there are no other rules.
 */
export function assertPassword(password: string, names: readonly string[]): void {
  const folded = password.trim().toLowerCase();
  const isOwnName = names.some((name) => name.toLowerCase() === folded);
  if (isOwnName || isCommonPassword(password)) {
    throw new BusinessError(ERROR_CODES.passwordCommon, undefined, ['password']);
  }
}
