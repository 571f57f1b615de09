import type { Requester } from '../../queue/fair-queue.ts';

/** The requester of a password hash. Requesters with less proof of identity share a lane with more others. */
export const requesters = {
  /** The server itself, at its start. */
  server: { lane: 'server', isKnown: true },
  /** A user who is signed in or has a valid link. */
  user: (id: string): Requester => ({ lane: `user ${id}`, isKnown: true }),
  /** An address from which this user has signed in before. */
  knownAddress: (id: string, address: string): Requester => ({
    lane: `user ${id} at ${address}`,
    isKnown: true,
  }),
  /** Any other requester at this address. */
  address: (address: string): Requester => ({ lane: `address ${address}`, isKnown: false }),
} as const;
