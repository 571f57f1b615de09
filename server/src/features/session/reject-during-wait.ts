import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';

/**
 * Rejects an attempt that must wait.
 *
 * @param waitUntil The time from which the attempt is allowed. Undefined if it is allowed now.
 * @throws BusinessError `signInWait` with the remaining seconds.
 */
export function rejectDuringWait(waitUntil: Date | undefined, at: Date): void {
  if (!waitUntil) return;
  const seconds = Math.ceil((waitUntil.getTime() - at.getTime()) / 1_000);
  throw new BusinessError(ERROR_CODES.signInWait, { seconds });
}
