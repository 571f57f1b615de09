import type { FastifyReply } from 'fastify';
import { StatusError } from '../domain/status-error.ts';

/** Memory sizes are estimates in bytes. */
export interface MemoryLimits {
  /** The memory that all large calls together may use. */
  readonly total: number;
  /** The memory that the large calls of one caller may use. */
  readonly perCaller: number;
  /** Maximum number of calls that wait for memory. */
  readonly waiting: number;
  /** Maximum number of calls of one caller that wait for memory. */
  readonly waitingPerCaller: number;
  /** Maximum time that a call waits for memory, in milliseconds. */
  readonly maxWait: number;
}

/**
 * Reserves memory for large calls, from before their body is read until their response is sent. `bytes` is the total
 * memory of a call. A second reservation of the same call only increases the first one.
 */
export interface MemoryReserve {
  /**
   * Waits until the memory is free. Callers take turns.
   *
   * @throws StatusError 503 when too many calls wait or the wait takes too long.
   */
  wait(reply: FastifyReply, caller: string, bytes: number): Promise<void>;
  /** Reserves the memory if it is free, without waiting. Returns whether it was free. */
  take(reply: FastifyReply, caller: string, bytes: number): boolean;
}

interface Waiting {
  readonly bytes: number;
  start(): void;
}

/** Smaller calls need no reservation, because the number of parallel calls bounds them. */
const SMALL_CALL_BYTES = 256 * 1024;
/** Seconds after which a rejected caller may try again. */
export const RETRY_AFTER = 1;

export function createMemoryReserve(limits: MemoryLimits): MemoryReserve {
  const taken = new Map<FastifyReply, { readonly caller: string; readonly bytes: number }>();
  /** The waiting calls of each caller, oldest first. The first caller has the next turn. */
  const waiting = new Map<string, Set<Waiting>>();

  function sum(caller?: string): number {
    let bytes = 0;
    for (const one of taken.values()) if (caller === undefined || one.caller === caller) bytes += one.bytes;
    return bytes;
  }

  function missing(reply: FastifyReply, bytes: number): number {
    return bytes - (taken.get(reply)?.bytes ?? 0);
  }

  function grant(reply: FastifyReply, caller: string, bytes: number): void {
    if (!taken.has(reply)) {
      reply.raw.once('close', () => {
        taken.delete(reply);
        startNext();
      });
    }
    taken.set(reply, { caller, bytes });
  }

  function startNext(): void {
    for (let next = removeNext(); next; next = removeNext()) next.start();
  }

  /**
   * Removes and returns the next call if it fits. A call that does not fit stays first, so that smaller calls cannot
   * delay it forever.
   */
  function removeNext(): Waiting | undefined {
    for (const [caller, own] of waiting) {
      const [next] = own;
      if (!next || sum(caller) + next.bytes > limits.perCaller) continue;
      if (sum() + next.bytes > limits.total) return undefined;
      leave(caller, next);
      // The caller's next turn comes after all other callers.
      if (waiting.delete(caller)) waiting.set(caller, own);
      return next;
    }
    return undefined;
  }

  function leave(caller: string, call: Waiting): void {
    const own = waiting.get(caller);
    own?.delete(call);
    if (own?.size === 0) waiting.delete(caller);
  }

  function enter(caller: string, call: Waiting): void {
    const own = waiting.get(caller) ?? new Set();
    const all = [...waiting.values()].reduce((count, calls) => count + calls.size, 0);
    if (own.size >= limits.waitingPerCaller || all >= limits.waiting) throw new StatusError(503, RETRY_AFTER);
    waiting.set(caller, own.add(call));
  }

  return {
    async wait(reply, caller, bytes) {
      const more = missing(reply, bytes);
      // The connection of a client that disconnected during the session lookup does not close again.
      if (bytes <= SMALL_CALL_BYTES || more <= 0 || reply.raw.destroyed) return;
      const granted = Promise.withResolvers<void>();
      const stop = () => granted.reject(new StatusError(503, RETRY_AFTER));
      const call = {
        bytes: more,
        start() {
          grant(reply, caller, bytes);
          granted.resolve();
        },
      };
      enter(caller, call);
      const timer = setTimeout(stop, limits.maxWait);
      reply.raw.once('close', stop);
      startNext();
      try {
        await granted.promise;
      } finally {
        clearTimeout(timer);
        reply.raw.off('close', stop);
        leave(caller, call);
        // A large call that no longer waits may have blocked smaller calls.
        startNext();
      }
    },
    take(reply, caller, bytes) {
      const more = missing(reply, bytes);
      if (bytes <= SMALL_CALL_BYTES || more <= 0 || reply.raw.destroyed) return true;
      const isFree = sum(caller) + more <= limits.perCaller && sum() + more <= limits.total;
      if (isFree) grant(reply, caller, bytes);
      return isFree;
    },
  };
}
