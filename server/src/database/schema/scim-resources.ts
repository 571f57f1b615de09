import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { groups } from './groups.ts';
import { users } from './users.ts';

/** The users that a directory manages by SCIM, with the attributes that only SCIM uses. */
export const scimUsers = pgTable(
  'scim_users',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    userName: text('user_name').notNull(),
    externalId: text('external_id'),
    formattedName: text('formatted_name'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    /** The value of `primary` that the directory sent with the email address, if any. */
    isMailPrimary: boolean('is_mail_primary'),
    /** Set when the directory deletes the user. The user is disabled then, and SCIM no longer returns it. */
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    uniqueIndex('scim_users_user_name_key').on(sql`lower(${table.userName})`),
    index('scim_users_external_id_idx').on(table.externalId),
  ],
);

/** The groups that a directory manages by SCIM. */
export const scimGroups = pgTable(
  'scim_groups',
  {
    groupId: uuid('group_id')
      .primaryKey()
      .references(() => groups.id, { onDelete: 'cascade' }),
    externalId: text('external_id'),
  },
  (table) => [index('scim_groups_external_id_idx').on(table.externalId)],
);
