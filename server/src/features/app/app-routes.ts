import {
  APP_KINDS,
  type AppKind,
  type AppMove,
  appCalls,
  assetsListCall,
  targetDetailCall,
  targetListCall,
} from '@atrium/contract';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findTargetDetail, listTargets } from '../target/list-targets.ts';
import { type AppService, createAppService } from './app-service.ts';
import { moveApp } from './move-app.ts';
import { removeApps, restoreApps } from './remove-apps.ts';
import { toViewer } from './viewer.ts';

const ADMIN = ['admin'] as const;
const DONE = { done: true };

export function appRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const service = createAppService(deps);
  return [
    declareRoute(assetsListCall, 'signed-in', (body, context) =>
      service.list(body, toViewer(context, deps.clock())),
    ),
    declareRoute(targetListCall, 'signed-in', async ({ kind }, { locale }) => ({
      list: await listTargets(deps, kind, locale),
    })),
    declareRoute(targetDetailCall, 'signed-in', async (body, { locale }) => ({
      target: await findTargetDetail(deps, body, locale),
    })),
    ...APP_KINDS.flatMap((kind) => routesOf(kind, service, deps)),
  ];
}

function routesOf(kind: AppKind, service: AppService, deps: AppDependencies): readonly RouteDeclaration[] {
  const calls = appCalls[kind];
  const { database, clock } = deps;
  return [
    declareRoute(calls.create, 'signed-in', (body, context) =>
      service.create(kind, body, toViewer(context, clock())),
    ),
    declareRoute(calls.detail, 'signed-in', ({ id }, context) =>
      service.detail(kind, id, toViewer(context, clock())),
    ),
    declareRoute(calls.update, 'signed-in', (body, context) =>
      service.update(kind, body, toViewer(context, clock())),
    ),
    declareRoute(calls.clone, 'signed-in', (body, context) =>
      service.clone(kind, body, toViewer(context, clock())),
    ),
    declareRoute(calls.remove, 'signed-in', async ({ ids }, context) => {
      await removeApps(database, kind, ids, toViewer(context, clock()));
      return DONE;
    }),
    declareRoute(calls.restore, 'signed-in', async ({ ids }, context) => {
      await restoreApps(database, kind, ids, toViewer(context, clock()));
      return DONE;
    }),
    ...movesOf(kind, service, deps),
  ];
}

function movesOf(kind: AppKind, service: AppService, deps: AppDependencies): readonly RouteDeclaration[] {
  const calls = appCalls[kind];
  const byOwner = (move: AppMove & ('activate' | 'pause')) =>
    declareRoute(calls[move], 'signed-in', async ({ id }, context) => {
      const viewer = toViewer(context, deps.clock());
      await moveApp(deps, { kind, id, move }, viewer);
      return service.detail(kind, id, viewer);
    });
  return [
    byOwner('activate'),
    byOwner('pause'),
    declareRoute(calls.suspend, ADMIN, async ({ id, reason }, context) => {
      const viewer = toViewer(context, deps.clock());
      await moveApp(deps, { kind, id, move: 'suspend', reason }, viewer);
      return service.detail(kind, id, viewer);
    }),
    declareRoute(calls.lift, ADMIN, async ({ id }, context) => {
      const viewer = toViewer(context, deps.clock());
      await moveApp(deps, { kind, id, move: 'lift' }, viewer);
      return service.detail(kind, id, viewer);
    }),
  ];
}
