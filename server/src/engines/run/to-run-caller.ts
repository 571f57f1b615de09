import type { RequestContext } from '../../domain/request-context.ts';
import type { RunCaller } from './run-within-limit.ts';

/** The parts of a request's context that a run uses. */
interface CallerContext extends Pick<RequestContext, 'arrivedAt' | 'signal' | 'memory'> {
  readonly user: { readonly id: string };
}

/** Returns the caller of a run from the context of a request. */
export function toRunCaller({ user, arrivedAt, signal, memory }: CallerContext): RunCaller {
  let totalBytes = 0;
  const reserveMemory = (bytes: number): boolean => {
    // `tryReserve` takes the sum of all reservations of the request, not the additional bytes.
    totalBytes += bytes;
    return memory.tryReserve(totalBytes);
  };
  return { user: user.id, arrivedAt, signal, reserveMemory };
}
