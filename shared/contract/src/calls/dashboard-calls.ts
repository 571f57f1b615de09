import { defineCall } from '../call.ts';
import {
  dashboardCallSchema,
  dashboardSeriesSchema,
  dashboardSummarySchema,
  dashboardTopSchema,
} from '../entities/dashboard.ts';
import { listBodySchema, listSchema } from '../entities/fields.ts';
import { periodSchema } from '../entities/period.ts';

export const dashboardSummaryCall = defineCall('/api/dashboard/summary', {
  body: periodSchema,
  data: dashboardSummarySchema,
});

export const dashboardSeriesCall = defineCall('/api/dashboard/series', {
  body: periodSchema,
  data: dashboardSeriesSchema,
});

export const dashboardTopCall = defineCall('/api/dashboard/top', {
  body: periodSchema,
  data: dashboardTopSchema,
});

/**
 * Runs of all users, without their payloads. Filters: kind, status, channel, appId, userId; ranges: createdAt, runMs.
 */
export const dashboardCallsCall = defineCall('/api/dashboard/calls', {
  body: listBodySchema,
  data: listSchema(dashboardCallSchema),
});
