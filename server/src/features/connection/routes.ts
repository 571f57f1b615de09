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
    route(connectionCalls.list, 'with-permission', listConnections),
    route(connectionCalls.detail, 'with-permission', readConnection),
    route(connectionCalls.create, 'with-permission', createConnection),
    route(connectionCalls.update, 'with-permission', updateConnection),
    route(connectionCalls.remove, 'with-permission', removeConnections),
    route(connectionCalls.diagnose, 'with-permission', diagnoseConnection),
    route(connectionCalls.try, 'with-permission', tryModel),
  ];
}
