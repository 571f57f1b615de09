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
import type { AppDependencies } from '../../http/app-dependencies.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { RequestContext, SignedInUser } from '../../http/request-context.ts';
import { findDependants } from '../publication/find-dependants.ts';
import { createAlgorithmRepository } from './algorithm-repository.ts';
import { createAlgorithmService } from './algorithm-service.ts';
import { importAlgorithms } from './import-algorithms.ts';
import { moveAlgorithm } from './move-algorithm.ts';
import { removeAlgorithms, restoreAlgorithms } from './remove-algorithms.ts';

type AdminContext = RequestContext<SignedInUser>;

const ADMIN = ['admin'] as const;

export function algorithmRoutes({ database, clock }: AppDependencies): readonly RouteDeclaration[] {
  const repository = createAlgorithmRepository(database);
  const service = createAlgorithmService({ repository, clock });
  const moveTo =
    (move: PublicationMove) =>
    async ({ id }: { id: string }, context: AdminContext) => {
      await moveAlgorithm(database, id, move, { user: context.user, address: context.address, at: clock() });
      return service.detail(id);
    };
  return [
    declareRoute(algorithmListCall, ADMIN, (body) => service.list(body)),
    declareRoute(algorithmDetailCall, ADMIN, ({ id }) => service.detail(id)),
    declareRoute(algorithmCreateCall, ADMIN, (body, { user }) => service.create(body, user.id)),
    declareRoute(algorithmUpdateCall, ADMIN, (body, { user }) => service.update(body, user.id)),
    declareRoute(algorithmPublishCall, ADMIN, moveTo('publish')),
    declareRoute(algorithmDisableCall, ADMIN, moveTo('disable')),
    declareRoute(algorithmArchiveCall, ADMIN, moveTo('archive')),
    declareRoute(algorithmImportCall, ADMIN, (body, { user }) =>
      importAlgorithms(repository, body, { at: clock(), by: user.id }),
    ),
    declareRoute(algorithmDependantsCall, ADMIN, async ({ ids }) => ({
      list: await findDependants(database, 'algorithm', ids),
    })),
    declareRoute(algorithmRemoveCall, ADMIN, async ({ ids }, { user, address }) => {
      await removeAlgorithms(database, { ids, by: user, address, at: clock() });
      return { done: true };
    }),
    declareRoute(algorithmRestoreCall, ADMIN, async ({ ids }, { user, address }) => {
      await restoreAlgorithms(database, { ids, by: user, address, at: clock() });
      return { done: true };
    }),
  ];
}
