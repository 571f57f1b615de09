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
    route(dashboardSummaryCall, 'permitted', readSummary),
    route(dashboardSeriesCall, 'permitted', readSeries),
    route(dashboardTopCall, 'permitted', readTop),
    route(dashboardRunsCall, 'permitted', ({ database }, body, context) => listRuns(database, body, context)),
  ];
}
