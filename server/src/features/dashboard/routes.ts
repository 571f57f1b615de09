import {
  dashboardCallsCall,
  dashboardSeriesCall,
  dashboardSummaryCall,
  dashboardTopCall,
} from '@atrium/contract';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { createAttentionRepository } from './attention-repository.ts';
import { listCalls } from './call-list.ts';
import { resolvePeriod } from './resolve-period.ts';
import { createSeriesRepository } from './series-repository.ts';
import { createSummaryRepository } from './summary-repository.ts';
import { createTopRepository } from './top-repository.ts';

const ADMIN = ['admin'] as const;

export function dashboardRoutes({ database, clock }: AppDependencies): readonly RouteDeclaration[] {
  const summary = createSummaryRepository(database);
  const attention = createAttentionRepository(database);
  const series = createSeriesRepository(database);
  const top = createTopRepository(database);
  return [
    declareRoute(dashboardSummaryCall, ADMIN, async (body, { locale }) => {
      const moments = await resolvePeriod(database, body, clock());
      const [figures, activeApps, recent, attended] = await Promise.all([
        summary.figures(moments),
        summary.activeApps(),
        summary.recent(moments, locale),
        attention.list(moments, locale),
      ]);
      const { from, to } = moments;
      return {
        from: from.toISOString(),
        to: to.toISOString(),
        ...figures,
        activeApps,
        recent,
        attention: attended,
      };
    }),
    declareRoute(dashboardSeriesCall, ADMIN, async (body) =>
      series.series(await resolvePeriod(database, body, clock()), body.timeZone),
    ),
    declareRoute(dashboardTopCall, ADMIN, async (body, { locale }) => {
      const moments = await resolvePeriod(database, body, clock());
      const [apps, users, errors] = await Promise.all([
        top.apps(moments, locale),
        top.users(moments),
        top.errors(moments),
      ]);
      return { apps, users, errors };
    }),
    declareRoute(dashboardCallsCall, ADMIN, (body, { locale }) => listCalls(database, body, locale)),
  ];
}
