import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { SecretCipher } from '../../domain/secret-cipher.ts';
import { getFactorContext } from './consume-code.ts';
import { storePendingFactor } from './factor-repository.ts';
import { createSecret, toUri } from './totp.ts';

type Enrollment = {
  readonly secret: string;
  readonly uri: string;
};

interface Dependencies {
  readonly database: Database;
  readonly cipher: SecretCipher;
  /** The name of the deployment, which the authenticator app shows. */
  readonly consoleName?: string | undefined;
}

/**
 * Creates a secret for the authenticator app of a user. The first correct code activates the app as second factor.
 *
 * @throws BusinessError `factorActive` if the user has an active second factor.
 */
export async function enroll(
  { database, cipher, consoleName = 'Atrium' }: Dependencies,
  { id, account }: { readonly id: string; readonly account: string },
  at: Date,
): Promise<Enrollment> {
  const secret = createSecret();
  const sealedSecret = cipher.seal(secret, getFactorContext(id));
  if (!(await storePendingFactor(database, { userId: id, sealedSecret, at }))) {
    throw new BusinessError(ERROR_CODES.factorActive);
  }
  return { secret, uri: toUri(secret, { issuer: consoleName, label: account }) };
}
