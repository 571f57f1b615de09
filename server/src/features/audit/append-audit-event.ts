import { v7 } from 'uuid';
import type { Database } from '../../database/database.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';

export interface AuditEvent {
  readonly at: Date;
  /** The actor; missing when no user was signed in. */
  readonly actor?: { readonly id: string; readonly account: string } | undefined;
  /** The action, such as `session.reused` or `user.updated`. */
  readonly action: string;
  readonly target: { readonly type: string; readonly id?: string | undefined };
  readonly address?: string | undefined;
  /** The values before and after; never a secret. */
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
}

/** Adds one event. There is no call that changes or removes one. */
export async function appendAuditEvent(database: Database, event: AuditEvent): Promise<void> {
  await appendAuditEvents(database, [event]);
}

/** The user who does something, from where and when. */
interface Actor {
  readonly user: { readonly id: string; readonly account: string };
  readonly address: string;
  readonly at: Date;
}

/** Adds an event for each target. The action starts with the type of the targets, as in `algorithm.created`. */
export async function recordEvents(
  database: Database,
  { user, address, at }: Actor,
  action: string,
  ids: readonly string[],
  facts: Pick<AuditEvent, 'before' | 'after'> = {},
): Promise<void> {
  const [type = ''] = action.split('.');
  const events = ids.map((id) => ({ at, actor: user, action, target: { type, id }, address, ...facts }));
  await appendAuditEvents(database, events);
}

/** Adds events in one statement. */
async function appendAuditEvents(database: Database, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  await database.insert(auditEvents).values(
    events.map((event) => ({
      id: v7(),
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
