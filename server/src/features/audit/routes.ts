import { auditDetailCall, auditListCall, ERROR_CODES } from '@atrium/contract';
import type { AppDependencies } from '../../http/app-dependencies.ts';
import { assertListFields } from '../../http/assert-list-fields.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { AUDIT_LIST_FIELDS, findAuditEvent, listAuditEvents } from './audit-list.ts';

export function auditRoutes({ database }: AppDependencies): readonly RouteDeclaration[] {
  return [
    declareRoute(auditListCall, ['admin'], (body) => {
      assertListFields(body, AUDIT_LIST_FIELDS);
      return listAuditEvents(database, body);
    }),
    declareRoute(auditDetailCall, ['admin'], async ({ id }) => {
      const found = await findAuditEvent(database, id);
      if (!found) throw new BusinessFailure(ERROR_CODES.notFound);
      return found;
    }),
  ];
}
