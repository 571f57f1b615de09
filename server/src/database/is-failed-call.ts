import { inArray } from 'drizzle-orm';
import { invocations } from './schema/invocations.ts';

/** What makes a call an error; one that was canceled, or has not ended, is none. */
export const isFailedCall = inArray(invocations.status, ['failed', 'timeout', 'rejected']);
