import { createHmac, randomBytes } from 'node:crypto';

/** What a session shows to prove itself: the token with each request, the refresh token once, for the next pair. */
export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

/** Where in its family a pair stands. A family is one session, from signing in to its end. */
export interface PairPlace {
  readonly family: string;
  readonly generation: number;
}

/** 256 random bits each. */
export function firstPair(): TokenPair {
  return {
    token: randomBytes(32).toString('base64url'),
    refreshToken: randomBytes(32).toString('base64url'),
  };
}

/**
 * The pair that follows the one whose refresh token is `spent`. It is always the same for the same place, so a
 * client that lost the answer gets it again although only hashes are stored; and since the spent token is part of
 * it, reading the secret and the hashes does not reveal it.
 */
export function nextPair(secret: Uint8Array, spent: string, place: PairPlace): TokenPair {
  const derive = (use: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([use, place.family, place.generation, spent]))
      .digest('base64url');
  return { token: derive('access'), refreshToken: derive('refresh') };
}
