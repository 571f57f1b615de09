import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import { PasskeyError } from '../../webauthn/passkey-error.ts';

/**
 * Runs a check of a passkey, and logs why it fails.
 *
 * @throws BusinessError `passkeyRejected`.
 */
export async function runPasskeyCheck<Result>(
  log: RequestContext['log'],
  check: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof PasskeyError)) throw error;
    log.warn({ reason: error.message }, 'passkey not accepted');
    throw new BusinessError(ERROR_CODES.passkeyRejected);
  }
}
