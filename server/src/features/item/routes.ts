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

const ADMIN = ['admin'] as const;

/** Returns the routes for recognitions and NLP items. Both kinds have the same calls on separate tables. */
export function itemRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  return [...createRoutes('recognition', recognitionCalls, deps), ...createRoutes('nlp', nlpCalls, deps)];
}

function createRoutes(kind: ItemKind, calls: ItemCalls, deps: AppDependencies): readonly RouteDeclaration[] {
  const parts = { ...deps, kind };
  const route = bindRoutes(parts);
  return [
    route(calls.list, ADMIN, listItems),
    route(calls.detail, ADMIN, readItem),
    route(calls.create, ADMIN, createItem),
    route(calls.update, ADMIN, updateItem),
    route(calls.dependents, ADMIN, async ({ database }, { ids }, { locale }) => ({
      list: await findDependents(database, { kind, ids }, locale),
    })),
    route(calls.remove, ADMIN, removeTargets),
    route(calls.restore, ADMIN, restoreTargets),
    declareImport(calls.importRows, ADMIN, (body, actor) => importItems(parts, body, actor)),
    route(calls.publish, ADMIN, transitionItem('publish')),
    route(calls.disable, ADMIN, transitionItem('disable')),
    route(calls.archive, ADMIN, transitionItem('archive')),
    route(calls.test, ADMIN, testItem),
    route(calls.revisions, ADMIN, listRevisions),
    route(calls.revision, ADMIN, readRevision),
    route(calls.restoreRevision, ADMIN, restoreRevision),
  ];
}
