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
    route(calls.list, 'permitted', listItems),
    route(calls.detail, 'permitted', readItem),
    route(calls.create, 'permitted', createItem),
    route(calls.update, 'permitted', updateItem),
    route(calls.dependents, 'permitted', async ({ database }, { ids }, { locale }) => ({
      list: await findDependents(database, { kind, ids }, locale),
    })),
    route(calls.remove, 'permitted', removeTargets),
    route(calls.restore, 'permitted', restoreTargets),
    declareImport(calls.importRows, 'permitted', (body, actor) => importItems(itemDeps, body, actor)),
    route(calls.publish, 'permitted', transitionItem('publish')),
    route(calls.disable, 'permitted', transitionItem('disable')),
    route(calls.archive, 'permitted', transitionItem('archive')),
    route(calls.test, 'permitted', testItem),
    route(calls.revisions, 'permitted', listRevisions),
    route(calls.revision, 'permitted', readRevision),
    route(calls.restoreRevision, 'permitted', restoreRevision),
  ];
}
