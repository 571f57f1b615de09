import type { FastifyReply } from 'fastify';
import { StatusError } from '../domain/status-error.ts';

/** Memory sizes are estimates in bytes. */
export interface MemoryLimits {
  /** The memory that all large calls together may use. */
  readonly bytes: number;
  /** The memory that the large calls of one caller may use. */
  readonly bytesPerCaller: number;
  /** Maximum number of calls that wait for memory. */
  readonly waiting: number;
  /** Maximum number of calls of one caller that wait for memory. */
  readonly waitingPerCaller: number;
  /** Maximum time that a call waits for memory, in milliseconds. */
  readonly maxWait: number;
}

/**
 * Reserves memory for large calls until their response is sent. `bytes` is the total memory of a call. A second
 * reservation of the same call only increases the first one.
 */
export interface MemoryReserve {
  /**
   * Waits until the memory is free, and reserves it. Callers take turns.
   *
   * @throws StatusError 503 when too many calls wait or the wait takes too long.
   */
  reserve(reply: FastifyReply, caller: string, bytes: number): Promise<void>;
  /** Reserves the memory if it is free, without waiting. Returns whether it was free. */
  tryReserve(reply: FastifyReply, caller: string, bytes: number): boolean;
}

interface WaitingCall {
  readonly bytes: number;
  start(): void;
}

/** Smaller calls need no reservation, because the limit of parallel calls also limits their total memory. */
const SMALL_CALL_BYTES = 256 * 1024;
/** Seconds after which a rejected caller may try again. */
export const RETRY_AFTER = 1;

export function createMemoryReserve(limits: MemoryLimits): MemoryReserve {
  const reservations = new Map<FastifyReply, { readonly caller: string; readonly bytes: number }>();
  /** The waiting calls of each caller, oldest first. The first caller has the next turn. */
  const waitingCalls = new Map<string, Set<WaitingCall>>();

  function sumReservations(caller?: string): number {
    let bytes = 0;
    for (const reservation of reservations.values())
      if (caller === undefined || reservation.caller === caller) bytes += reservation.bytes;
    return bytes;
  }

  function getMissingBytes(reply: FastifyReply, bytes: number): number {
    return bytes - (reservations.get(reply)?.bytes ?? 0);
  }

  function addReservation(reply: FastifyReply, caller: string, bytes: number): void {
    if (!reservations.has(reply)) {
      reply.raw.once('close', () => {
        reservations.delete(reply);
        startWaitingCalls();
      });
    }
    reservations.set(reply, { caller, bytes });
  }

  function startWaitingCalls(): void {
    for (let next = removeNext(); next; next = removeNext()) next.start();
  }

  /**
   * Removes and returns the next call that fits. A call that exceeds the limit of its caller waits, and the next caller
   * has its turn. A call that exceeds only the total makes all other calls wait, so that smaller ones cannot delay it
   * forever.
   */
  function removeNext(): WaitingCall | undefined {
    for (const [caller, calls] of waitingCalls) {
      const [next] = calls;
      if (!next || sumReservations(caller) + next.bytes > limits.bytesPerCaller) continue;
      if (sumReservations() + next.bytes > limits.bytes) return undefined;
      removeWaitingCall(caller, next);
      // The caller's next turn comes after all other callers.
      if (waitingCalls.delete(caller)) waitingCalls.set(caller, calls);
      return next;
    }
    return undefined;
  }

  function removeWaitingCall(caller: string, call: WaitingCall): void {
    const calls = waitingCalls.get(caller);
    calls?.delete(call);
    if (calls?.size === 0) waitingCalls.delete(caller);
  }

  function addWaitingCall(caller: string, call: WaitingCall): void {
    const callsOfCaller = waitingCalls.get(caller) ?? new Set();
    const total = [...waitingCalls.values()].reduce((count, calls) => count + calls.size, 0);
    if (callsOfCaller.size >= limits.waitingPerCaller || total >= limits.waiting)
      throw new StatusError(503, RETRY_AFTER);
    waitingCalls.set(caller, callsOfCaller.add(call));
  }

  return {
    async reserve(reply, caller, bytes) {
      const extra = getMissingBytes(reply, bytes);
      // If the client disconnected during the session lookup, no `close` event follows that would free the memory.
      if (bytes <= SMALL_CALL_BYTES || extra <= 0 || reply.raw.destroyed) return;
      const reservation = Promise.withResolvers<void>();
      const rejectWait = () => reservation.reject(new StatusError(503, RETRY_AFTER));
      const call = {
        bytes: extra,
        start() {
          // A closed response emits no further `close` event that would free the memory.
          if (reply.raw.destroyed) return rejectWait();
          addReservation(reply, caller, bytes);
          return reservation.resolve();
        },
      };
      addWaitingCall(caller, call);
      const timer = setTimeout(rejectWait, limits.maxWait);
      reply.raw.once('close', rejectWait);
      startWaitingCalls();
      try {
        await reservation.promise;
      } finally {
        clearTimeout(timer);
        reply.raw.off('close', rejectWait);
        removeWaitingCall(caller, call);
        // A large call that no longer waits may have blocked smaller calls.
        startWaitingCalls();
      }
    },
    tryReserve(reply, caller, bytes) {
      const extra = getMissingBytes(reply, bytes);
      if (bytes <= SMALL_CALL_BYTES || extra <= 0 || reply.raw.destroyed) return true;
      const isFree =
        sumReservations(caller) + extra <= limits.bytesPerCaller && sumReservations() + extra <= limits.bytes;
      if (isFree) addReservation(reply, caller, bytes);
      return isFree;
    },
  };
}
