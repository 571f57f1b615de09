import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { tryCode } from '../session/try-code.ts';

/**
 * Checks and consumes a code of a signed-in user: a code of the authenticator app or a recovery code. The first code of
 * a new authenticator app activates it.
 *
 * @throws BusinessError `codeWrong` at the field `code`; `signInWait` after too many wrong codes.
 */
export async function assertCode(
  deps: Pick<AppDependencies, 'database' | 'cipher'>,
  code: string,
  { user, address, at }: RequestContext<SignedInUser>,
): Promise<void> {
  const codeKind = await tryCode(deps, { userId: user.id, code, address, at });
  if (!codeKind) throw new BusinessError(ERROR_CODES.codeWrong, undefined, ['code']);
}
