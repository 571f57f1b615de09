import { type DashboardCall, type ListSort, listPath } from '@atrium/contract';

/** Where the calls are listed. */
export const CALLS = '/admin/dashboard/calls';

/** What came of a call that counts as an error. */
export const ERROR_STATUSES: readonly DashboardCall['status'][] = ['failed', 'timeout', 'rejected'];

interface CallsWanted {
  /** Days of the reader's calendar, both included. */
  readonly days: { readonly from: string; readonly to: string };
  readonly statuses?: readonly DashboardCall['status'][];
  readonly code?: number | null;
  readonly app?: string;
  readonly user?: string;
  readonly sort?: ListSort;
}

/** The address of the list of these calls. */
export function callsAddress({ days, statuses = [], code, app, user, sort }: CallsWanted): string {
  const filters = { status: [...statuses], app: app ? [app] : [], user: user ? [user] : [] };
  const ranges = { createdAt: days, ...(code == null ? {} : { errorCode: { from: code, to: code } }) };
  return listPath(CALLS, { filters, ranges }, sort ? [sort] : []);
}
