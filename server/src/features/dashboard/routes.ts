import { dashboardSummaryCall, ERROR_CODES } from '@atrium/contract';
import type { AppDependencies } from '../../http/app-dependencies.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { createDashboardRepository } from './dashboard-repository.ts';
import { isTimeZone } from './is-time-zone.ts';

export function dashboardRoutes({ database, clock }: AppDependencies): readonly RouteDeclaration[] {
  const repository = createDashboardRepository(database);
  return [
    declareRoute(dashboardSummaryCall, ['admin'], async ({ timeZone }) => {
      if (!isTimeZone(timeZone)) throw new BusinessFailure(ERROR_CODES.invalid, undefined, ['timeZone']);
      const now = clock();
      const [figures, activeApps, hours, recent] = await Promise.all([
        repository.figures(now, timeZone),
        repository.activeApps(),
        repository.hours(now),
        repository.recent(),
      ]);
      return { ...figures, activeApps, hours, recent };
    }),
  ];
}
