import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { isCommonPassword } from './is-common-password.ts';

/**
 * Rejects a new password that is easy to guess: a common password, or one of the user's own `names`, such as the
 * username or the email address. The call's schema checks the length. There are no other rules.
 */
export function assertPassword(password: string, names: readonly string[]): void {
  const folded = password.trim().toLowerCase();
  const isOwnName = names.some((name) => name.toLowerCase() === folded);
  if (isOwnName || isCommonPassword(password)) {
    throw new BusinessError(ERROR_CODES.passwordCommon, undefined, ['password']);
  }
}
