import type { DashboardCall } from '@atrium/contract';

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
  /** `-runMs`: the slowest first. */
  readonly sort?: string;
}

/** The address of the list of these calls. */
export function callsAddress({ days, statuses = [], code, app, user, sort }: CallsWanted): string {
  const query = new URLSearchParams({ createdAt: `${days.from}..${days.to}` });
  if (statuses.length > 0) query.set('status', statuses.join(','));
  if (code !== null && code !== undefined) query.set('errorCode', `${code}..${code}`);
  if (app) query.set('app', app);
  if (user) query.set('user', user);
  if (sort) query.set('sort', sort);
  return `${CALLS}?${query}`;
}
