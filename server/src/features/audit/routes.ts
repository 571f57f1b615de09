import { auditDetailCall, auditListCall } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { listAuditEvents } from './audit-repository.ts';
import { readAuditEvent } from './read-audit-event.ts';

export function auditRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(auditListCall, 'with-permission', ({ database }, body) => listAuditEvents(database, body)),
    route(auditDetailCall, 'with-permission', readAuditEvent),
  ];
}
