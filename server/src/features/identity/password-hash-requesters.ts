import type { Requester } from '../../queue/fair-queue.ts';

/**
 * Creates the requesters of password hashes in the fair queue. Callers whom the server cannot tell apart are one
 * requester, so they share its turns and slots in the queue.
 */
export const passwordHashRequesters = {
  /** The server itself at startup. */
  server: { id: 'server', isKnown: true },
  /** A user who is signed in or has a valid link. */
  user: (id: string): Requester => ({ id: `user ${id}`, isKnown: true }),
  /** An address from which the user has signed in before. */
  knownAddress: (id: string, address: string): Requester => ({
    id: `user ${id} at ${address}`,
    isKnown: true,
  }),
  /** All other callers from this address. */
  address: (address: string): Requester => ({ id: `address ${address}`, isKnown: false }),
} as const;
