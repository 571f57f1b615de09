import { maxLength, object, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { dashboardSummarySchema } from '../entities/dashboard.ts';

/** `timeZone` is an IANA name; it decides where a day begins. */
export const dashboardSummaryCall = defineCall('/api/dashboard/summary', {
  body: object({ timeZone: string().check(maxLength(64)) }),
  data: dashboardSummarySchema,
});
