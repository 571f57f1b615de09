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

const ADMIN = ['admin'] as const;

export function connectionRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(connectionCalls.list, ADMIN, listConnections),
    route(connectionCalls.detail, ADMIN, readConnection),
    route(connectionCalls.create, ADMIN, createConnection),
    route(connectionCalls.update, ADMIN, updateConnection),
    route(connectionCalls.remove, ADMIN, removeConnections),
    route(connectionCalls.diagnose, ADMIN, diagnoseConnection),
  ];
}
