import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';

/** @throws BusinessError `signInWait` if an attempt must wait. */
export function rejectDuringWait(waitUntil: Date | undefined, at: Date): void {
  if (!waitUntil) return;
  const seconds = Math.ceil((waitUntil.getTime() - at.getTime()) / 1_000);
  throw new BusinessError(ERROR_CODES.signInWait, { seconds });
}
