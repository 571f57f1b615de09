import { loginCall, logoutCall, refreshCall, registerCall } from '@atrium/contract';
import { StatusError } from '../../domain/status-error.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { createCaptcha } from '../captcha/captcha.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import { lazyServerSecret } from '../identity/server-secret.ts';
import { toUserInfo } from '../identity/to-user-info.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { createExpiryKeeper } from './remove-expired.ts';
import type { SessionParts } from './session-parts.ts';
import { endSession } from './session-repository.ts';
import { signIn } from './sign-in.ts';

export function sessionRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const parts: SessionParts = {
    database: deps.database,
    clock: deps.clock,
    hasher: passwordHasher,
    captcha: createCaptcha(deps),
    removeExpired: createExpiryKeeper(deps.database),
    readRefreshSecret: lazyServerSecret(deps.database, 'refresh'),
  };
  return [
    declareRoute(loginCall, 'public', (body, visitor) => signIn(parts, body, visitor)),
    declareRoute(registerCall, 'public', (body, visitor) => register(parts, body, visitor)),
    declareRoute(refreshCall, 'public', async ({ refreshToken }, { address }) => {
      const secret = await parts.readRefreshSecret();
      const refreshed = await refreshSession(deps.database, {
        refreshToken,
        secret,
        at: deps.clock(),
        address,
      });
      if (!refreshed) throw new StatusError(401);
      return { ...refreshed.pair, info: toUserInfo(refreshed.user) };
    }),
    declareRoute(logoutCall, 'signed-in', async (_body, { user }) => {
      const done = await endSession(deps.database, { id: user.sessionId, userId: user.id });
      return { done };
    }),
  ];
}
