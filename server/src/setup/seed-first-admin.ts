import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/users.ts';
import { appendAuditEvent } from '../features/audit/audit-repository.ts';
import { passwordHashRequesters } from '../features/identity/password-hash-requesters.ts';
import { type PasswordHasher, passwordHasher } from '../features/identity/password-hasher.ts';
import { insertUser } from '../features/identity/user-repository.ts';

const ACCOUNT = 'admin';
/** The id of an advisory lock, so that of two servers that start together only one creates the admin. */
const SEED_LOCK = 7_240_001;

export interface FirstAdmin {
  readonly id: string;
  /** The random password, when none was given. It is shown once and stored nowhere. */
  readonly generatedPassword: string | undefined;
}

/** Creates the account `admin` in a database without users. Returns undefined when there are some. */
export async function seedFirstAdmin(
  database: Database,
  options: {
    readonly password: string | undefined;
    readonly at: Date;
    /** The default is the hasher of this process. */
    readonly hasher?: PasswordHasher;
  },
): Promise<FirstAdmin | undefined> {
  return await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await transaction.select({ id: users.id }).from(users).limit(1)).length > 0) return undefined;
    const password = options.password ?? randomBytes(15).toString('base64url');
    const id = v7();
    await insertUser(transaction, {
      id,
      account: ACCOUNT,
      mail: 'admin@localhost',
      mobile: null,
      name: ACCOUNT,
      avatar: '',
      access: ['user', 'admin'],
      status: 'active',
      passwordHash: await (options.hasher ?? passwordHasher).hash(password, passwordHashRequesters.server),
      createdAt: options.at,
      updatedAt: options.at,
    });
    await appendAuditEvent(transaction, {
      at: options.at,
      action: 'user.seeded',
      target: { type: 'user', id },
    });
    return { id, generatedPassword: options.password === undefined ? password : undefined };
  });
}
