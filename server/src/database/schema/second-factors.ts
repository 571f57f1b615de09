import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const userColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The authenticator app of a user. */
export const secondFactors = pgTable('second_factors', {
  userId: userColumn().primaryKey(),
  /** Encrypted with the key of stored secrets. */
  sealedSecret: text('sealed_secret').notNull(),
  /** False until the user enters the first code. */
  isActive: boolean('is_active').notNull(),
  /**
   * The time step of the last accepted code. Codes of this step and of earlier steps are rejected, so that no code
   * works twice.
   */
  lastTimeStep: integer('last_time_step').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Unused recovery codes. A code is removed when it is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: userColumn(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins that wait for the second step, after the right password or a sign-in at a provider. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userColumn(),
    /** The hash of the stored password hash: a changed password ends the sign-in. */
    passwordFingerprint: text('password_fingerprint').notNull(),
    isRemembered: boolean('is_remembered').notNull(),
    /** The account of a sign-in provider with which the sign-in began. Encrypted with the key of stored secrets. */
    sealedIdentity: text('sealed_identity'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('pending_sign_ins_expires_at_idx').on(table.expiresAt)],
);
