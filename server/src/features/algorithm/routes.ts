import {
  algorithmCreateCall,
  algorithmDetailCall,
  algorithmListCall,
  algorithmUpdateCall,
} from '@atrium/contract';
import type { AppDependencies } from '../../http/app-dependencies.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { createAlgorithmRepository } from './algorithm-repository.ts';
import { createAlgorithmService } from './algorithm-service.ts';

const ADMIN = ['admin'] as const;

export function algorithmRoutes({ database, clock }: AppDependencies): readonly RouteDeclaration[] {
  const service = createAlgorithmService({ repository: createAlgorithmRepository(database), clock });
  return [
    declareRoute(algorithmListCall, ADMIN, (body) => service.list(body)),
    declareRoute(algorithmDetailCall, ADMIN, ({ id }) => service.detail(id)),
    declareRoute(algorithmCreateCall, ADMIN, (body, { user }) => service.create(body, user.id)),
    declareRoute(algorithmUpdateCall, ADMIN, (body, { user }) => service.update(body, user.id)),
  ];
}
