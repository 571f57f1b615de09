import type { RequestContext } from '../../domain/request-context.ts';
import type { RunCaller } from './run-within-limit.ts';

/** The user of a request, and what ends or limits the run. */
interface CallerContext extends Pick<RequestContext, 'arrivedAt' | 'signal' | 'memory'> {
  readonly user: { readonly id: string };
}

/** Returns the caller of a run from the context of a request. */
export function toRunCaller({ user, arrivedAt, signal, memory }: CallerContext): RunCaller {
  let outputs = 0;
  const reserveMemory = (bytes: number): boolean => {
    outputs += bytes;
    return memory.take(outputs);
  };
  return { user: user.id, arrivedAt, signal, reserveMemory };
}
