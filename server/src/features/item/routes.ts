import { type ItemCalls, type ItemKind, nlpCalls, recognitionCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import { declareImport } from '../../http/declare-import.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findDependents } from '../publication/dependent-repository.ts';
import { removeTargets, restoreTargets } from '../publication/remove-targets.ts';
import { importItems } from './import-items.ts';
import {
  createItem,
  listItems,
  listRevisions,
  readItem,
  readRevision,
  restoreRevision,
  updateItem,
} from './item-service.ts';
import { testItem } from './test-item.ts';
import { transitionItem } from './transition-item.ts';

/** Returns the routes for recognitions and NLP items. Both kinds have the same calls on separate tables. */
export function itemRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  return [...createRoutes('recognition', recognitionCalls, deps), ...createRoutes('nlp', nlpCalls, deps)];
}

function createRoutes(kind: ItemKind, calls: ItemCalls, deps: AppDependencies): readonly RouteDeclaration[] {
  const itemDeps = { ...deps, kind };
  const route = bindRoutes(itemDeps);
  return [
    route(calls.list, 'with-permission', listItems),
    route(calls.detail, 'with-permission', readItem),
    route(calls.create, 'with-permission', createItem),
    route(calls.update, 'with-permission', updateItem),
    route(calls.dependents, 'with-permission', async ({ database }, { ids }, { locale }) => ({
      list: await findDependents(database, { kind, ids }, locale),
    })),
    route(calls.remove, 'with-permission', removeTargets),
    route(calls.restore, 'with-permission', restoreTargets),
    declareImport(calls.importRows, 'with-permission', (body, actor) => importItems(itemDeps, body, actor)),
    route(calls.publish, 'with-permission', transitionItem('publish')),
    route(calls.disable, 'with-permission', transitionItem('disable')),
    route(calls.archive, 'with-permission', transitionItem('archive')),
    route(calls.test, 'with-permission', testItem),
    route(calls.revisions, 'with-permission', listRevisions),
    route(calls.revision, 'with-permission', readRevision),
    route(calls.restoreRevision, 'with-permission', restoreRevision),
  ];
}
