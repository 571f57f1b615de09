import type { KeyScope } from '@atrium/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The keys with which programs call apps. Only a hash of the secret is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    /** Null for an account key, which calls the apps that its creator may use. */
    appId: uuid('app_id').references(() => apps.id),
    name: text('name').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    /** The beginning of the secret, by which users recognize the key. */
    prefix: text('prefix').notNull(),
    scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
    perMinute: integer('per_minute').notNull(),
    perDay: integer('per_day').notNull(),
    /** The number of runs that may be in progress at the same time. Null if there is no limit. */
    atOnce: integer('at_once'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    lastUsedAt: time('last_used_at'),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    index('api_keys_app_idx').on(table.appId),
    index('api_keys_account_idx').on(table.createdBy).where(sql`${table.appId} is null`),
    check('api_keys_holder_check', sql`${table.appId} is not null or ${table.createdBy} is not null`),
  ],
);
