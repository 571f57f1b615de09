import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ProviderError } from './provider-error.ts';

/** The ids of a user (`subject`) and of a session at a provider. At least one of the two is set. */
type UserOrSession =
  | { readonly subject: string; readonly session: string | undefined }
  | { readonly subject: string | undefined; readonly session: string };

/** The user whose sessions a logout ends, or the one session that it ends. */
export type LogoutSubject = UserOrSession & {
  readonly issuer: string;
  /** The id of the token, which is accepted once. */
  readonly id: string;
  /** The time until which the id must be stored. After it, the token is too old to be accepted. */
  readonly expiresAt: Date;
};

interface LogoutChecks {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
  /** The current time. */
  readonly at: Date;
  /** The largest difference between the clocks of the provider and of this server, in seconds. */
  readonly tolerance: number;
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Maximum age of a logout token, in seconds. An older token is probably a replay. */
const MAX_AGE = 300;

/**
 * Checks a logout token as OpenID Connect Back-Channel Logout 1.0 defines: signature, issuer, audience, age, event, and
 * no `nonce`, so that no ID token is accepted in its place.
 *
 * @throws ProviderError `rejected`, or `down` if the keys of the provider cannot be loaded.
 */
export async function verifyLogoutToken(
  token: string,
  { issuer, clientId, keys, at, tolerance }: LogoutChecks,
): Promise<LogoutSubject> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      currentDate: at,
      clockTolerance: tolerance,
      maxTokenAge: MAX_AGE,
      requiredClaims: ['iat', 'jti', 'events'],
    });
    const { sub, sid, jti, events, nonce } = payload;
    const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
    const session = typeof sid === 'string' ? sid : undefined;
    if (!isLogout || nonce !== undefined || jti === undefined) throw new ProviderError('rejected');
    // A token is accepted until its age is `MAX_AGE + tolerance`. Its `iat` may be up to `tolerance` in the future, so
    // it can be accepted for up to `MAX_AGE + 2 * tolerance` from now. The id is stored for longer than that.
    const expiresAt = new Date(at.getTime() + 2 * (MAX_AGE + tolerance) * 1_000);
    const logout = { issuer, id: jti, expiresAt };
    // The same object twice: each check tells TypeScript which of the two properties is set.
    if (sub !== undefined) return { ...logout, subject: sub, session };
    if (session !== undefined) return { ...logout, subject: sub, session };
    throw new ProviderError('rejected');
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const isDown = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
    throw new ProviderError(isDown ? 'down' : 'rejected', error);
  }
}
