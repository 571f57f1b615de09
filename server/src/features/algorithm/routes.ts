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

export function algorithmRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const kind = 'algorithm';
  const route = bindRoutes({ ...deps, kind } as const);
  return [
    route(algorithmListCall, 'with-permission', listAlgorithms),
    route(algorithmDetailCall, 'with-permission', readAlgorithm),
    route(algorithmCreateCall, 'with-permission', createAlgorithm),
    route(algorithmUpdateCall, 'with-permission', updateAlgorithm),
    route(algorithmPublishCall, 'with-permission', transitionAlgorithm('publish')),
    route(algorithmDisableCall, 'with-permission', transitionAlgorithm('disable')),
    route(algorithmArchiveCall, 'with-permission', transitionAlgorithm('archive')),
    declareImport(algorithmImportCall, 'with-permission', (body, actor) =>
      importAlgorithms(deps.database, body, actor),
    ),
    route(algorithmDependentsCall, 'with-permission', async ({ database }, { ids }, { locale }) => ({
      list: await findDependents(database, { kind, ids }, locale),
    })),
    route(algorithmRemoveCall, 'with-permission', removeTargets),
    route(algorithmRestoreCall, 'with-permission', restoreTargets),
  ];
}
