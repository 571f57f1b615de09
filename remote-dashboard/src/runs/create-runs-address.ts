import { buildListPath, type DashboardRun, type ListSort } from '@atrium/contract';

/** The address of the list of runs. */
export const RUNS_ADDRESS = '/admin/dashboard/runs';

/** The statuses that count as errors. */
export const ERROR_STATUSES: readonly DashboardRun['status'][] = ['failed', 'timeout', 'rejected', 'lost'];

interface RunFilter {
  /** Days in the browser's time zone, both included. */
  readonly days?: { readonly from: string; readonly to: string };
  /** The start of an hour, as an ISO 8601 time. */
  readonly hour?: string;
  readonly statuses?: readonly DashboardRun['status'][];
  /** An error code. Undefined or null to ignore error codes. */
  readonly code?: number | null;
  /** The id of an app. */
  readonly app?: string;
  /** The id of a user. */
  readonly user?: string;
  readonly sort?: ListSort;
}

/** Returns the address of the list of the runs that match a filter. */
export function createRunsAddress({ days, hour, statuses = [], code, app, user, sort }: RunFilter): string {
  const filters = {
    status: [...statuses],
    app: app ? [app] : [],
    user: user ? [user] : [],
    hour: hour ? [hour] : [],
  };
  const ranges = {
    ...(days ? { createdAt: days } : {}),
    ...(code == null ? {} : { errorCode: { from: code, to: code } }),
  };
  return buildListPath(RUNS_ADDRESS, { filters, ranges }, sort ? [sort] : []);
}
