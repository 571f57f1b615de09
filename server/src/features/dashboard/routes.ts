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

const ADMIN = ['admin'] as const;

export function dashboardRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(dashboardSummaryCall, ADMIN, readSummary),
    route(dashboardSeriesCall, ADMIN, readSeries),
    route(dashboardTopCall, ADMIN, readTop),
    route(dashboardRunsCall, ADMIN, ({ database }, body, { locale }) => listRuns(database, body, locale)),
  ];
}
