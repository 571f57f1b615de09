import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RelyingParty } from '../../webauthn/create-relying-party.ts';
import type { AppDependencies } from '../app-dependencies.ts';

/** @throws BusinessError `notFound` if the deployment has no passkeys. */
export function getRelyingParty({ relyingParty }: Pick<AppDependencies, 'relyingParty'>): RelyingParty {
  if (!relyingParty) throw new BusinessError(ERROR_CODES.notFound);
  return relyingParty;
}
