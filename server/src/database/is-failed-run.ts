import { inArray } from 'drizzle-orm';
import { invocations } from './schema/invocations.ts';

/** The condition for failed runs. Canceled and unfinished runs do not count as failed. */
export const isFailedRun = inArray(invocations.status, ['failed', 'timeout', 'rejected', 'lost']);
