import type { RequestContext, SignedInUser } from '../domain/request-context.ts';
import type { EngineCaller } from './run-limit.ts';

/** The caller of a request, for the engines' queue. */
export function toEngineCaller({
  user,
  arrivedAt,
  signal,
}: Pick<RequestContext<SignedInUser>, 'user' | 'arrivedAt' | 'signal'>): EngineCaller {
  return { user: user.id, arrivedAt, signal };
}
