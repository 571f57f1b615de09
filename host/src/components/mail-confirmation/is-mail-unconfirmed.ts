import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '@atrium/runtime';

/**
 * Whether a sign-in or a registration failed because the user must confirm the email address by a mailed link: the user
 * has not opened the link yet, or the link has expired or was already used.
 */
export function isMailUnconfirmed(error: unknown): boolean {
  if (!(error instanceof BusinessError)) return false;
  return error.code === ERROR_CODES.mailUnconfirmed || error.code === ERROR_CODES.confirmationSpent;
}
