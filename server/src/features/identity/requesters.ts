import type { Requester } from '../../queue/fair-queue.ts';

/**
 * The requester of a password hash. Requesters whose identity is less certain share a lane with more other requesters.
 */
export const requesters = {
  /** The server itself at startup. */
  server: { lane: 'server', isKnown: true },
  /** A user who is signed in or has a valid link. */
  user: (id: string): Requester => ({ lane: `user ${id}`, isKnown: true }),
  /** An address from which the user has signed in before. */
  knownAddress: (id: string, address: string): Requester => ({
    lane: `user ${id} at ${address}`,
    isKnown: true,
  }),
  /** Any other requester from this address. */
  address: (address: string): Requester => ({ lane: `address ${address}`, isKnown: false }),
} as const;
