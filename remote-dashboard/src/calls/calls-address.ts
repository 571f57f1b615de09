import { type DashboardCall, type ListSort, listPath } from '@atrium/contract';

/** The location of the list of calls. */
export const CALLS = '/admin/dashboard/calls';

/** The statuses that count as errors. */
export const ERROR_STATUSES: readonly DashboardCall['status'][] = ['failed', 'timeout', 'rejected'];

interface CallsWanted {
  /** Days in the user's time zone, both included. */
  readonly days: { readonly from: string; readonly to: string };
  readonly statuses?: readonly DashboardCall['status'][];
  readonly code?: number | null;
  readonly app?: string;
  readonly user?: string;
  readonly sort?: ListSort;
}

/** Returns the location of the list of these calls. */
export function callsAddress({ days, statuses = [], code, app, user, sort }: CallsWanted): string {
  const filters = { status: [...statuses], app: app ? [app] : [], user: user ? [user] : [] };
  const ranges = { createdAt: days, ...(code == null ? {} : { errorCode: { from: code, to: code } }) };
  return listPath(CALLS, { filters, ranges }, sort ? [sort] : []);
}
