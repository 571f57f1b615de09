import {
  algorithmArchiveCall,
  algorithmCreateCall,
  algorithmDependantsCall,
  algorithmDetailCall,
  algorithmDisableCall,
  algorithmImportCall,
  algorithmListCall,
  algorithmPublishCall,
  algorithmRemoveCall,
  algorithmRestoreCall,
  algorithmUpdateCall,
  type PublicationMove,
} from '@atrium/contract';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import { declareImport } from '../../http/declare-import.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { toAuthor } from '../publication/author.ts';
import { findDependants } from '../publication/find-dependants.ts';
import { createAlgorithmService } from './algorithm-service.ts';
import { importAlgorithms } from './import-algorithms.ts';
import { moveAlgorithm } from './move-algorithm.ts';
import { removeAlgorithms, restoreAlgorithms } from './remove-algorithms.ts';

type AdminContext = RequestContext<SignedInUser>;

const ADMIN = ['admin'] as const;

export function algorithmRoutes({ database, clock }: AppDependencies): readonly RouteDeclaration[] {
  const service = createAlgorithmService({ database, clock });
  const authorOf = (context: AdminContext) => toAuthor(context, clock());
  const moveTo =
    (move: PublicationMove) =>
    async ({ id }: { id: string }, context: AdminContext) => {
      await moveAlgorithm(database, id, move, authorOf(context));
      return service.detail(id, context.locale);
    };
  return [
    declareRoute(algorithmListCall, ADMIN, (body, { locale }) => service.list(body, locale)),
    declareRoute(algorithmDetailCall, ADMIN, ({ id }, { locale }) => service.detail(id, locale)),
    declareRoute(algorithmCreateCall, ADMIN, (body, context) => service.create(body, authorOf(context))),
    declareRoute(algorithmUpdateCall, ADMIN, (body, context) => service.update(body, authorOf(context))),
    declareRoute(algorithmPublishCall, ADMIN, moveTo('publish')),
    declareRoute(algorithmDisableCall, ADMIN, moveTo('disable')),
    declareRoute(algorithmArchiveCall, ADMIN, moveTo('archive')),
    declareImport(algorithmImportCall, ADMIN, (body, context) =>
      importAlgorithms(database, body, authorOf(context)),
    ),
    declareRoute(algorithmDependantsCall, ADMIN, async ({ ids }, { locale }) => ({
      list: await findDependants(database, { kind: 'algorithm', ids }, locale),
    })),
    declareRoute(algorithmRemoveCall, ADMIN, async ({ ids }, context) => {
      await removeAlgorithms(database, ids, authorOf(context));
      return { done: true };
    }),
    declareRoute(algorithmRestoreCall, ADMIN, async ({ ids }, context) => {
      await restoreAlgorithms(database, ids, authorOf(context));
      return { done: true };
    }),
  ];
}
