import {
  algorithmArchiveCall,
  algorithmCreateCall,
  algorithmDependentsCall,
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
import { findDependents } from '../publication/dependent-repository.ts';
import { removeTargets, restoreTargets } from '../publication/remove-targets.ts';
import { createAlgorithm, listAlgorithms, readAlgorithm, updateAlgorithm } from './algorithm-service.ts';
import { importAlgorithms } from './import-algorithms.ts';
import { transitionAlgorithm } from './transition-algorithm.ts';

const ADMIN = ['admin'] as const;

export function algorithmRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const kind = 'algorithm';
  const route = bindRoutes({ ...deps, kind } as const);
  return [
    route(algorithmListCall, ADMIN, listAlgorithms),
    route(algorithmDetailCall, ADMIN, readAlgorithm),
    route(algorithmCreateCall, ADMIN, createAlgorithm),
    route(algorithmUpdateCall, ADMIN, updateAlgorithm),
    route(algorithmPublishCall, ADMIN, transitionAlgorithm('publish')),
    route(algorithmDisableCall, ADMIN, transitionAlgorithm('disable')),
    route(algorithmArchiveCall, ADMIN, transitionAlgorithm('archive')),
    declareImport(algorithmImportCall, ADMIN, (body, actor) => importAlgorithms(deps.database, body, actor)),
    route(algorithmDependentsCall, ADMIN, async ({ database }, { ids }, { locale }) => ({
      list: await findDependents(database, { kind, ids }, locale),
    })),
    route(algorithmRemoveCall, ADMIN, removeTargets),
    route(algorithmRestoreCall, ADMIN, restoreTargets),
  ];
}
