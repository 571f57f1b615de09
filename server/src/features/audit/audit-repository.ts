import type {
  AuditAction,
  AuditRow,
  auditListCall,
  BodyOf,
  AuditEvent as ListedEvent,
} from '@atrium/contract';
import { eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { type ListSearch, searchByIndex } from '../../database/list/search-text.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { findEventTargets } from './target-repository.ts';

export interface AuditEvent {
  readonly at: Date;
  /** The user who performs the action. Undefined if no user is signed in. */
  readonly actor?: { readonly id: string | null; readonly account: string } | undefined;
  /** The action, such as `session.refreshReused` or `user.updated`. */
  readonly action: AuditAction;
  readonly target: { readonly type: string; readonly id?: string | undefined };
  /** The IP address of the request. Undefined if no request causes the event. */
  readonly address?: string | undefined;
  /** The values before and after the change. Never contains a secret. */
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
}

/** Inserts one event. No call changes or removes events. */
export async function appendAuditEvent(database: Database, event: AuditEvent): Promise<void> {
  await appendAuditEvents(database, [event]);
}

/** The user who performs an action, with address and time. The id is null for a directory. */
interface EventActor {
  readonly user: { readonly id: string | null; readonly account: string };
  readonly address: string;
  readonly at: Date;
}

/**
 * Inserts one event for each target. The action name starts with the type of the targets, as in `algorithm.created`.
 */
export async function recordEvents(
  database: Database,
  { user, address, at }: EventActor,
  action: AuditAction,
  ids: readonly string[],
  snapshots: Pick<AuditEvent, 'before' | 'after'> = {},
): Promise<void> {
  const [type = ''] = action.split('.');
  const events = ids.map((id) => ({ at, actor: user, action, target: { type, id }, address, ...snapshots }));
  await appendAuditEvents(database, events);
}

/** Inserts several events in one statement. */
async function appendAuditEvents(database: Database, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  await database.insert(auditEvents).values(
    events.map((event) => ({
      id: createId(),
      at: event.at,
      actorId: event.actor?.id ?? null,
      actorAccount: event.actor?.account ?? null,
      action: event.action,
      targetType: event.target.type,
      targetId: event.target.id ?? null,
      address: event.address ?? null,
      before: event.before ?? null,
      after: event.after ?? null,
    })),
  );
}

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

const { before, after, ...LIST_COLUMNS } = getTableColumns(auditEvents);

export async function findAuditEvent(database: Database, id: string): Promise<ListedEvent | undefined> {
  const [found] = await database.select().from(auditEvents).where(eq(auditEvents.id, id));
  return found && { ...found, at: found.at.toISOString() };
}

/** Lists audit events without the values before and after, which may be large. */
export async function listAuditEvents(
  database: Database,
  body: AuditListBody,
): Promise<{ list: AuditRow[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: { ...AUDIT_LIST_FIELDS, search: extendSearch(AUDIT_LIST_FIELDS.search, body.named) },
    table: auditEvents,
    rows: database.select(LIST_COLUMNS).from(auditEvents),
  });
  const targets = await findEventTargets(database, list);
  return {
    list: list.map((row) => {
      const target = targets.get(row.targetId ?? '');
      const targetDetails = {
        targetName: target?.name ?? null,
        targetParentId: target?.parentId ?? null,
        isTargetRemoved: target?.isRemoved ?? false,
      };
      return { ...row, ...targetDetails, at: row.at.toISOString() };
    }),
    total,
  };
}

/**
 * Extends a search to the events whose action or type of resource is in `named`: the codes whose displayed names
 * contain the keyword. Only the client knows the displayed names.
 */
function extendSearch(search: ListSearch, named: AuditListBody['named']): ListSearch {
  if (!named) return search;
  const orNamed = (condition: SQL | undefined): SQL | undefined =>
    condition &&
    or(
      condition,
      inArray(auditEvents.action, named.actions),
      inArray(auditEvents.targetType, named.targetTypes),
    );
  return {
    // `orNamed` returns undefined only for an undefined condition. TypeScript requires the second
    // operand.
    contains: (keyword) => orNamed(search.contains(keyword)) ?? search.contains(keyword),
    candidates: (keyword) => orNamed(search.candidates?.(keyword)),
  };
}
