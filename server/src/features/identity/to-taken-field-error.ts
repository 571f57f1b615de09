import { ERROR_CODES, type ErrorCode } from '@atrium/contract';
import { findViolatedConstraint } from '../../database/find-violated-constraint.ts';
import { BusinessError } from '../../domain/business-error.ts';

const TAKEN: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  users_account_key: [ERROR_CODES.accountTaken, 'account'],
  users_mail_key: [ERROR_CODES.mailTaken, 'mail'],
  users_mobile_key: [ERROR_CODES.mobileTaken, 'mobile'],
};

/**
 * Returns the error for a user who cannot be stored because another user has the same account, email address or mobile
 * number. Returns undefined for any other error of the database.
 */
export function toTakenFieldError(error: unknown): BusinessError | undefined {
  const taken = TAKEN[findViolatedConstraint(error) ?? ''];
  return taken && new BusinessError(taken[0], undefined, [taken[1]]);
}
