import { inArray } from 'drizzle-orm';
import { invocations } from './schema/invocations.ts';

/** The condition for a failed run. A canceled or unfinished run does not count as failed. */
export const isFailedCall = inArray(invocations.status, ['failed', 'timeout', 'rejected']);
