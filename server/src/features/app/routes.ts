import {
  APP_KINDS,
  type AppKind,
  appCalls,
  assetsListCall,
  targetDetailCall,
  targetListCall,
} from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { listTargets, readTarget } from '../target/list-targets.ts';
import { cloneApp, createApp, listApps, readApp, updateApp } from './app-service.ts';
import { removeApps, restoreApps } from './remove-apps.ts';
import { transitionApp } from './transition-app.ts';

const ADMIN = ['admin'] as const;

export function appRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(assetsListCall, 'signed-in', listApps),
    route(targetListCall, 'signed-in', listTargets),
    route(targetDetailCall, 'signed-in', readTarget),
    ...APP_KINDS.flatMap((kind) => createRoutes(kind, deps)),
  ];
}

function createRoutes(kind: AppKind, deps: AppDependencies): readonly RouteDeclaration[] {
  const calls = appCalls[kind];
  const route = bindRoutes({ ...deps, kind });
  return [
    route(calls.create, 'signed-in', createApp),
    route(calls.detail, 'signed-in', readApp),
    route(calls.update, 'signed-in', updateApp),
    route(calls.clone, 'signed-in', cloneApp),
    route(calls.remove, 'signed-in', removeApps),
    route(calls.restore, 'signed-in', restoreApps),
    route(calls.activate, 'signed-in', transitionApp('activate')),
    route(calls.pause, 'signed-in', transitionApp('pause')),
    route(calls.suspend, ADMIN, transitionApp('suspend')),
    route(calls.lift, ADMIN, transitionApp('lift')),
  ];
}
