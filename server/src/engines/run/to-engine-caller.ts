import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { EngineCaller } from './run-limit.ts';

/** Returns the caller of a request for the engine queue. */
export function toEngineCaller({
  user,
  arrivedAt,
  signal,
  memory,
}: Pick<RequestContext<SignedInUser>, 'user' | 'arrivedAt' | 'signal' | 'memory'>): EngineCaller {
  let outputs = 0;
  const takeMemory = (bytes: number): boolean => {
    outputs += bytes;
    return memory.take(outputs);
  };
  return { user: user.id, arrivedAt, signal, takeMemory };
}
