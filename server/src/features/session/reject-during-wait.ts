import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';

/**
 * `waitUntil` is the time from which the next attempt is allowed, or undefined if it is allowed now.
 *
 * @throws BusinessError `signInWait` with the remaining seconds if an attempt must wait.
 */
export function rejectDuringWait(waitUntil: Date | undefined, at: Date): void {
  if (!waitUntil) return;
  const seconds = Math.ceil((waitUntil.getTime() - at.getTime()) / 1_000);
  throw new BusinessError(ERROR_CODES.signInWait, { seconds });
}
