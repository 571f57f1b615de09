import { APP_KINDS, appCalls, runCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { exportRuns } from './export-runs.ts';
import { runApp } from './run-app.ts';
import { findRunPage } from './run-repository.ts';
import { clearRuns, rateRun, readRun, repeatRun } from './run-service.ts';

export function runRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    ...APP_KINDS.map((kind) => bindRoutes({ ...deps, kind })(appCalls[kind].run, 'signed-in', runApp)),
    route(runCalls.list, 'signed-in', ({ database }, body, actor) => findRunPage(database, body, actor)),
    route(runCalls.export, 'signed-in', exportRuns),
    route(runCalls.detail, 'signed-in', readRun),
    route(runCalls.feedback, 'signed-in', rateRun),
    route(runCalls.clear, 'signed-in', clearRuns),
    route(runCalls.again, 'signed-in', repeatRun),
  ];
}
