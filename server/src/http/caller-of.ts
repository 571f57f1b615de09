import type { EngineCaller } from '../engines/run-limit.ts';
import type { RequestContext, SignedInUser } from './request-context.ts';

/** The person behind a request, as engines know them. */
export function callerOf({
  user,
  arrivedAt,
  signal,
}: Pick<RequestContext<SignedInUser>, 'user' | 'arrivedAt' | 'signal'>): EngineCaller {
  return { user: user.id, arrivedAt, signal };
}
