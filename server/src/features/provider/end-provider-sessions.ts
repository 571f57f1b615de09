import type { RequestContext } from '../../domain/request-context.ts';
import type { Provider } from '../../openid/create-provider.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { appendAuditEvent } from '../audit/audit-repository.ts';
import { hashText } from '../identity/hash-text.ts';
import { endSessionsOfOrigin } from '../linked-account/session-origin-repository.ts';
import { spendToken } from '../linked-account/spent-token-repository.ts';

interface LogoutRequest extends Pick<RequestContext, 'address' | 'at'> {
  readonly provider: Provider;
  /** The logout token. */
  readonly token: string;
}

/**
 * Ends the sessions that a logout token of a provider names (OpenID Connect Back-Channel Logout). A token works once.
 *
 * @throws ProviderError when the token is invalid or its signature cannot be checked.
 */
export async function endProviderSessions(
  { database }: Pick<AppDependencies, 'database'>,
  { provider, token, address, at }: LogoutRequest,
): Promise<void> {
  const logout = await provider.readLogoutToken(token);
  const tokenHash = hashText(`logout token ${logout.issuer} ${logout.id}`);
  await database.transaction(async (transaction) => {
    if (!(await spendToken(transaction, { tokenHash, expiresAt: logout.expiresAt }))) return;
    const count = await endSessionsOfOrigin(transaction, logout);
    if (count === 0) return;
    await appendAuditEvent(transaction, {
      at,
      action: 'session.removed',
      target: { type: 'session' },
      address,
      after: { provider: provider.settings.id, count },
    });
  });
}
