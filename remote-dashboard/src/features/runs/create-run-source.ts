import { type DashboardCall, dashboardCallsCall } from '@atrium/contract';
import { request } from '@atrium/runtime';
import type { RowSource } from '@atrium/table';

/** A row source of runs: of one app, of one user, or of all apps. */
export function createRunSource({
  app,
  user,
}: {
  readonly app?: string;
  readonly user?: string;
}): RowSource<DashboardCall> {
  const own = { ...(app ? { appId: [app] } : {}), ...(user ? { userId: [user] } : {}) };
  return {
    list: (query, options) =>
      request(dashboardCallsCall, { ...query, filters: { ...query.filters, ...own } }, options),
  };
}
