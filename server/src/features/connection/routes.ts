import { connectionCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import {
  createConnection,
  listConnections,
  readConnection,
  removeConnections,
  updateConnection,
} from './connection-service.ts';
import { diagnoseConnection } from './diagnose-connection.ts';
import { tryModel } from './try-model.ts';

export function connectionRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(connectionCalls.list, 'permitted', listConnections),
    route(connectionCalls.detail, 'permitted', readConnection),
    route(connectionCalls.create, 'permitted', createConnection),
    route(connectionCalls.update, 'permitted', updateConnection),
    route(connectionCalls.remove, 'permitted', removeConnections),
    route(connectionCalls.diagnose, 'permitted', diagnoseConnection),
    route(connectionCalls.try, 'permitted', tryModel),
  ];
}
