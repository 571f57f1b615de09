import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { searchIndex } from '../list/search-text.ts';

type Snapshot = Readonly<Record<string, unknown>>;

/**
 * Records which user performed which action on which record, when and from where. Rows are never updated or deleted.
 * `actorAccount` is the username at the time of the event.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    actorId: uuid('actor_id'),
    actorAccount: text('actor_account'),
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    targetId: text('target_id'),
    address: text('address'),
    before: jsonb('before').$type<Snapshot>(),
    after: jsonb('after').$type<Snapshot>(),
  },
  (table) => [
    index('audit_events_at_idx').on(table.at, table.id),
    index('audit_events_action_idx').on(table.action, table.at, table.id),
    index('audit_events_account_idx').on(table.actorAccount, table.at, table.id),
    index('audit_events_target_type_idx').on(table.targetType, table.at, table.id),
    index('audit_events_actor_idx').on(table.actorId, table.at),
    index('audit_events_target_idx').on(table.targetId, table.at),
    searchIndex('audit_events_search_idx', table.actorAccount, table.action, table.targetId, table.address),
  ],
);
