import type { FastifyReply } from 'fastify';
import { StatusError } from '../domain/status-error.ts';

/** Estimated bytes of memory. */
export interface MemoryLimits {
  /** That all large calls together may take. */
  readonly total: number;
  /** That those of one caller may take. */
  readonly perCaller: number;
}

interface Reservation {
  readonly caller: string;
  readonly bytes: number;
}

/** Takes memory for a call until it is answered. */
export type ReserveMemory = (reply: FastifyReply, caller: string, bytes: number) => void;

/** Calls that take no more need no reservation: the number of calls in work bounds them. */
const SMALL = 256 * 1024;
/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 1;

/**
 * Limits the memory of large calls in work, from before their body is read until they are answered. A call that does not
 * fit is answered with 503.
 */
export function createMemoryReserve({ total, perCaller }: MemoryLimits): ReserveMemory {
  const reservations = new Set<Reservation>();
  return (reply, caller, bytes) => {
    // A caller who left while the server looked up the session is not announced again.
    if (bytes <= SMALL || reply.raw.destroyed) return;
    const all = [...reservations];
    const own = all.filter((one) => one.caller === caller);
    if (sum(all) + bytes > total || sum(own) + bytes > perCaller) throw new StatusError(503, RETRY_AFTER);
    const reservation = { caller, bytes };
    reservations.add(reservation);
    reply.raw.once('close', () => reservations.delete(reservation));
  };
}

function sum(reservations: readonly Reservation[]): number {
  return reservations.reduce((bytes, one) => bytes + one.bytes, 0);
}
