import {
  bigint,
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The passkeys of users. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id that the device has chosen, in base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_key'),
    publicKey: bytes('public_key').notNull(),
    /** The last signature counter of the device. Always 0 for devices that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches the device, such as `usb`. */
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    /** Whether the passkey can be used on several devices, for example through a cloud account. */
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkeys_user_idx').on(table.userId)],
);
