import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { searchIndex } from '../list/search-text.ts';
import { commonColumns } from './common-columns.ts';

/**
 * Users. `access` has the names of built-in roles and the ids of custom roles. `mail` is stored in lower case. `avatar`
 * is empty for a user without one.
 */
export const users = pgTable(
  'users',
  {
    ...commonColumns(),
    account: text('account').notNull().unique('users_account_key'),
    mail: text('mail').notNull().unique('users_mail_key'),
    mobile: text('mobile').unique('users_mobile_key'),
    name: text('name').notNull(),
    avatar: text('avatar').notNull(),
    access: text('access').array().notNull(),
    status: text('status').$type<'active' | 'disabled'>().notNull(),
    locale: text('locale'),
    timeZone: text('time_zone'),
    passwordHash: text('password_hash').notNull(),
    /** False while the password is a random one that no one knows. */
    hasPassword: boolean('has_password').notNull().default(true),
    /** False until a user who registered opens the mailed link, if the deployment requires it. */
    isMailConfirmed: boolean('is_mail_confirmed').notNull().default(true),
    /**
     * Set when the user deletes the account. The row remains, so that no one else can take the username, and because
     * runs and audit events refer to the user.
     */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('users_created_at_idx').on(table.createdAt, table.id),
    index('users_status_created_at_idx').on(table.status, table.createdAt, table.id),
    index('users_name_idx').on(table.name, table.createdAt, table.id),
    index('users_access_idx').using('gin', table.access),
    searchIndex('users_search_idx', table.account, table.mail, table.name),
  ],
);
