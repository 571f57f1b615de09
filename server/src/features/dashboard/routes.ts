import {
  dashboardRunsCall,
  dashboardSeriesCall,
  dashboardSummaryCall,
  dashboardTopCall,
} from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { readSeries, readSummary, readTop } from './dashboard-service.ts';
import { listRuns } from './run-list-repository.ts';

export function dashboardRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(dashboardSummaryCall, 'with-permission', readSummary),
    route(dashboardSeriesCall, 'with-permission', readSeries),
    route(dashboardTopCall, 'with-permission', readTop),
    route(dashboardRunsCall, 'with-permission', ({ database }, body, context) =>
      listRuns(database, body, context),
    ),
  ];
}
