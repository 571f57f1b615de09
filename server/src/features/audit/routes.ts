import { auditDetailCall, auditListCall, ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findAuditEvent, listAuditEvents } from './audit-list.ts';

export function auditRoutes({ database }: AppDependencies): readonly RouteDeclaration[] {
  return [
    declareRoute(auditListCall, ['admin'], (body) => listAuditEvents(database, body)),
    declareRoute(auditDetailCall, ['admin'], async ({ id }) => {
      const found = await findAuditEvent(database, id);
      if (!found) throw new BusinessError(ERROR_CODES.notFound);
      return found;
    }),
  ];
}
