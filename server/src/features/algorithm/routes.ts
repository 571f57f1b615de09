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
} from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import { declareImport } from '../../http/declare-import.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findDependants } from '../publication/dependant-repository.ts';
import { removeTargets, restoreTargets } from '../publication/remove-targets.ts';
import { createAlgorithm, listAlgorithms, readAlgorithm, updateAlgorithm } from './algorithm-service.ts';
import { importAlgorithms } from './import-algorithms.ts';
import { moveAlgorithm } from './move-algorithm.ts';

const ADMIN = ['admin'] as const;

export function algorithmRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const kind = 'algorithm';
  const route = bindRoutes({ ...deps, kind } as const);
  return [
    route(algorithmListCall, ADMIN, listAlgorithms),
    route(algorithmDetailCall, ADMIN, readAlgorithm),
    route(algorithmCreateCall, ADMIN, createAlgorithm),
    route(algorithmUpdateCall, ADMIN, updateAlgorithm),
    route(algorithmPublishCall, ADMIN, moveAlgorithm('publish')),
    route(algorithmDisableCall, ADMIN, moveAlgorithm('disable')),
    route(algorithmArchiveCall, ADMIN, moveAlgorithm('archive')),
    declareImport(algorithmImportCall, ADMIN, (body, actor) => importAlgorithms(deps.database, body, actor)),
    route(algorithmDependantsCall, ADMIN, async ({ database }, { ids }, { locale }) => ({
      list: await findDependants(database, { kind, ids }, locale),
    })),
    route(algorithmRemoveCall, ADMIN, removeTargets),
    route(algorithmRestoreCall, ADMIN, restoreTargets),
  ];
}
