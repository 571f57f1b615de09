import { type ItemCalls, type ItemKind, nlpCalls, recognitionCalls } from '@atrium/contract';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import { declareImport } from '../../http/declare-import.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { toAuthor } from '../publication/author.ts';
import { findDependants } from '../publication/find-dependants.ts';
import { importItems } from './import-items.ts';
import { createItemService } from './item-service.ts';
import { moveItem } from './move-item.ts';
import { removeItems, restoreItems } from './remove-items.ts';
import { listRevisions } from './revision-repository.ts';
import { testItem } from './test-item.ts';

const ADMIN = ['admin'] as const;

/** Recognitions and NLP items: the same calls over two tables. */
export function itemRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  return [...routesOf('recognition', recognitionCalls, deps), ...routesOf('nlp', nlpCalls, deps)];
}

function routesOf(
  kind: ItemKind,
  calls: ItemCalls,
  { database, engines, clock }: AppDependencies,
): readonly RouteDeclaration[] {
  const parts = { kind, database, engines, clock };
  const service = createItemService(parts);
  const authorOf = (context: RequestContext<SignedInUser>) => toAuthor(context, clock());
  return [
    declareRoute(calls.list, ADMIN, (body, { locale }) => service.list(body, locale)),
    declareRoute(calls.detail, ADMIN, ({ id }, { locale }) => service.detail(id, locale)),
    declareRoute(calls.create, ADMIN, (draft, context) => service.create(draft, authorOf(context))),
    declareRoute(calls.update, ADMIN, ({ id, revision, ...draft }, context) =>
      service.update({ id, revision }, draft, authorOf(context)),
    ),
    declareRoute(calls.dependants, ADMIN, async ({ ids }, { locale }) => ({
      list: await findDependants(database, { kind, ids }, locale),
    })),
    declareRoute(calls.remove, ADMIN, async ({ ids }, context) => {
      await removeItems(parts, ids, authorOf(context));
      return { done: true };
    }),
    declareRoute(calls.restore, ADMIN, async ({ ids }, context) => {
      await restoreItems(parts, ids, authorOf(context));
      return { done: true };
    }),
    declareImport(calls.importRows, ADMIN, (body, context) => importItems(parts, body, authorOf(context))),
    declareRoute(calls.publish, ADMIN, async ({ id, revision }, context) => {
      await moveItem(parts, { id, move: 'publish', revision }, authorOf(context));
      return service.detail(id, context.locale);
    }),
    declareRoute(calls.disable, ADMIN, async ({ id }, context) => {
      await moveItem(parts, { id, move: 'disable' }, authorOf(context));
      return service.detail(id, context.locale);
    }),
    declareRoute(calls.archive, ADMIN, async ({ id }, context) => {
      await moveItem(parts, { id, move: 'archive' }, authorOf(context));
      return service.detail(id, context.locale);
    }),
    declareRoute(calls.test, ADMIN, (body, context) => testItem(parts, body, context, clock)),
    declareRoute(calls.revisions, ADMIN, async ({ id }, { locale }) => {
      await service.detail(id, locale);
      return { list: await listRevisions(database, id) };
    }),
    declareRoute(calls.revision, ADMIN, (read, { locale }) => service.revision(read, locale)),
    declareRoute(calls.restoreRevision, ADMIN, (body, context) =>
      service.restoreRevision(body, authorOf(context)),
    ),
  ];
}
