import type { AuditEvent, ListBody } from '@atrium/contract';
import { count } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type ListFields, listBounds, listConditions, listOrder } from '../../database/list-query.ts';
import { listTotal } from '../../database/list-total.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';

export const AUDIT_LIST_FIELDS: ListFields = {
  keyword: [auditEvents.actorAccount, auditEvents.action, auditEvents.targetId, auditEvents.address],
  filters: {
    action: auditEvents.action,
    targetType: auditEvents.targetType,
    targetId: auditEvents.targetId,
    actorId: auditEvents.actorId,
  },
  ranges: { at: auditEvents.at },
  sorts: { at: auditEvents.at, action: auditEvents.action, actorAccount: auditEvents.actorAccount },
  newestFirst: [auditEvents.at, auditEvents.id],
};

export async function listAuditEvents(
  database: Database,
  body: ListBody,
): Promise<{ list: AuditEvent[]; total: number }> {
  const conditions = listConditions(body, AUDIT_LIST_FIELDS);
  const { limit, offset } = listBounds(body);
  const [rows, total] = await Promise.all([
    database
      .select()
      .from(auditEvents)
      .where(conditions)
      .orderBy(...listOrder(body, AUDIT_LIST_FIELDS))
      .limit(limit)
      .offset(offset),
    listTotal(database, database.select({ total: count() }).from(auditEvents).where(conditions)),
  ]);
  return { list: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}
