import { createHmac, randomBytes } from 'node:crypto';

/** The credentials of a session: the token is sent with each request, the refresh token once, for the next pair. */
export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

/** The position of a pair in its family. A family is one session, from sign-in to its end. */
export interface PairPosition {
  readonly family: string;
  /** The number of the pair in its family, from 1. */
  readonly generation: number;
}

/** Creates the tokens of a new session. Each has 256 random bits. */
export function createFirstPair(): TokenPair {
  return {
    token: randomBytes(32).toString('base64url'),
    refreshToken: randomBytes(32).toString('base64url'),
  };
}

/**
 * Returns the pair that follows the one whose refresh token is `usedToken`. The same position always gives the same
 * pair, so a client that lost the response gets the pair again although only hashes are stored. The pair also depends
 * on the used token, so the secret and the hashes alone do not reveal it.
 */
export function deriveNextPair(secret: Uint8Array, usedToken: string, position: PairPosition): TokenPair {
  const derive = (use: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([use, position.family, position.generation, usedToken]))
      .digest('base64url');
  return { token: derive('access'), refreshToken: derive('refresh') };
}
