import type { Requester } from '../../queue/fair-queue.ts';

/**
 * Creates the requesters of password hashes. The less certain the identity of a requester is, the more requesters share
 * its lane in the queue.
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
