import { array, type infer as Infer, int, looseObject, nullable, number, string } from 'zod/mini';
import { appKindSchema } from './app.ts';
import { idField, timeField } from './fields.ts';
import { invocationStatusSchema } from './invocation.ts';

/** The console's figures. Days are the caller's own, by the time zone sent; times in milliseconds. */
export const dashboardSummarySchema = looseObject({
  callsToday: int(),
  callsYesterday: int(),
  /** Share of today's calls that succeeded, 0 to 1; none while there was no call. */
  successRate: nullable(number()),
  /** 95th percentile of today's run times; none while there was no call. */
  p95Ms: nullable(number()),
  activeApps: int(),
  /** Calls of the last 24 hours, by hour, oldest first. */
  hours: array(looseObject({ at: timeField, calls: int(), errors: int() })),
  recent: array(
    looseObject({
      id: idField,
      appName: string(),
      kind: appKindSchema,
      status: invocationStatusSchema,
      runMs: number(),
      at: timeField,
    }),
  ),
});

export type DashboardSummary = Infer<typeof dashboardSummarySchema>;
