import { defineCallWithPermission } from '../call.ts';
import {
  dashboardRunSchema,
  dashboardSeriesSchema,
  dashboardSummarySchema,
  dashboardTopSchema,
} from '../entities/dashboard.ts';
import { listBodySchema, listSchema } from '../entities/fields.ts';
import { periodSchema } from '../entities/period.ts';

const defineCall = defineCallWithPermission('metrics');

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
 * Runs of all users, or of the members of the user's groups, without their payloads. Filters: kind, status, channel,
 * appId, userId; ranges: createdAt, runMs.
 */
export const dashboardRunsCall = defineCallWithPermission('runs', 'group-runs')('/api/dashboard/runs', {
  body: listBodySchema,
  data: listSchema(dashboardRunSchema),
});
