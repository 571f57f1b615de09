import {
  algorithmCreateCall,
  algorithmDependantsCall,
  algorithmDetailCall,
  algorithmImportCall,
  algorithmListCall,
  algorithmRemoveCall,
  algorithmRestoreCall,
  algorithmUpdateCall,
} from '@atrium/contract';
import type { AppDependencies } from '../../http/app-dependencies.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { findDependants } from '../publication/find-dependants.ts';
import { createAlgorithmRepository } from './algorithm-repository.ts';
import { createAlgorithmService } from './algorithm-service.ts';
import { importAlgorithms } from './import-algorithms.ts';
import { removeAlgorithms, restoreAlgorithms } from './remove-algorithms.ts';

const ADMIN = ['admin'] as const;

export function algorithmRoutes({ database, clock }: AppDependencies): readonly RouteDeclaration[] {
  const repository = createAlgorithmRepository(database);
  const service = createAlgorithmService({ repository, clock });
  return [
    declareRoute(algorithmListCall, ADMIN, (body) => service.list(body)),
    declareRoute(algorithmDetailCall, ADMIN, ({ id }) => service.detail(id)),
    declareRoute(algorithmCreateCall, ADMIN, (body, { user }) => service.create(body, user.id)),
    declareRoute(algorithmUpdateCall, ADMIN, (body, { user }) => service.update(body, user.id)),
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
