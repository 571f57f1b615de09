import type { AuditEvent, AuditRow, auditListCall, BodyOf } from '@atrium/contract';
import { eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { type ListSearch, searchByIndex } from '../../database/list/search-text.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';

export const AUDIT_LIST_FIELDS: ListFields = {
  search: searchByIndex(
    auditEvents.actorAccount,
    auditEvents.action,
    auditEvents.targetId,
    auditEvents.address,
  ),
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

type AuditListBody = BodyOf<typeof auditListCall>;

const { before, after, ...LIGHT } = getTableColumns(auditEvents);

export async function findAuditEvent(database: Database, id: string): Promise<AuditEvent | undefined> {
  const [found] = await database.select().from(auditEvents).where(eq(auditEvents.id, id));
  return found && { ...found, at: found.at.toISOString() };
}

/** Leaves out the values before and after, which may be large. */
export async function listAuditEvents(
  database: Database,
  body: AuditListBody,
): Promise<{ list: AuditRow[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: { ...AUDIT_LIST_FIELDS, search: searchNamed(AUDIT_LIST_FIELDS.search, body.named) },
    table: auditEvents,
    rows: database.select(LIGHT).from(auditEvents),
  });
  return { list: list.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}

/** Also finds the events with codes whose displayed names contain the text. */
function searchNamed(search: ListSearch, named: AuditListBody['named']): ListSearch {
  if (!named) return search;
  const either = (condition: SQL | undefined): SQL | undefined =>
    condition &&
    or(
      condition,
      inArray(auditEvents.action, named.actions),
      inArray(auditEvents.targetType, named.targetTypes),
    );
  return {
    contains: (word) => either(search.contains(word)) ?? search.contains(word),
    candidates: (word) => either(search.candidates?.(word)),
  };
}
