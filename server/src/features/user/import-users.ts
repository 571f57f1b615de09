import { randomBytes } from 'node:crypto';
import {
  type BodyOf,
  ERROR_CODES,
  type ImportResult,
  type RejectedRow,
  type userImportCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/users.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { assertGrantable } from '../identity/assert-grantable.ts';
import { passwordHashRequesters } from '../identity/password-hash-requesters.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import type { UserRecord } from '../identity/user-repository.ts';
import { storeImport } from '../publication/store-import.ts';
import { createUserRow } from './create-user-row.ts';

type Body = BodyOf<typeof userImportCall>;

/**
 * Adds the users of a file, each with an audit event. They have no password until they set one with a link, which they
 * request by mail or get from an admin. They can also sign in at a provider. A row with roles that the actor may not
 * give is rejected.
 */
export async function importUsers(
  { database }: Pick<AppDependencies, 'database'>,
  { importId, rows }: Body,
  actor: Actor,
): Promise<ImportResult> {
  const rejected = await findUngrantableRows(database, rows, actor);
  const rejectedNumbers = new Set(rejected.map(({ row }) => row));
  const grantable = rows.filter(({ row }) => !rejectedNumbers.has(row));
  // All rows share one hash. It belongs to a random password that no one knows.
  const password = randomBytes(32).toString('base64url');
  const passwordHash = await passwordHasher.hash(password, passwordHashRequesters.user(actor.user.id));
  const records = grantable.map(({ row, ...draft }) => ({
    row,
    createRecord: (id: string, { user, at }: Actor) =>
      createUserRow(draft, { id, passwordHash, at, createdBy: user.id }),
  }));
  const result = await storeImport(
    database,
    {
      table: users,
      type: 'user',
      importId,
      rows: records,
      // Checks the roles again, which locks them, so that none is deleted until the users are stored.
      storeRelatedRows: async (savepoint, stored) => {
        const access = stored.flatMap((user) => user.access);
        await assertGrantable(savepoint, actor.user, access);
        for (const user of stored) {
          const after = { account: user.account, access: user.access };
          await recordEvents(savepoint, actor, 'user.created', [user.id], { after });
        }
      },
      findConflict,
    },
    actor,
  );
  return { ...result, rejected: [...rejected, ...result.rejected] };
}

/** Returns the rows whose roles the actor may not give. */
async function findUngrantableRows(
  database: Database,
  rows: Body['rows'],
  actor: Actor,
): Promise<RejectedRow[]> {
  const rejected: RejectedRow[] = [];
  const codes = new Map<string, number | undefined>();
  for (const { row, access } of rows) {
    const key = access.toSorted().join(' ');
    if (!codes.has(key)) codes.set(key, await findGrantError(database, access, actor));
    const code = codes.get(key);
    if (code !== undefined) rejected.push({ row, code, field: 'access' });
  }
  return rejected;
}

/** Returns the code of the error if the actor may not give these roles. */
async function findGrantError(
  database: Database,
  access: readonly string[],
  { user }: Actor,
): Promise<number | undefined> {
  try {
    await assertGrantable(database, user, access);
    return undefined;
  } catch (error) {
    if (error instanceof BusinessError) return error.code;
    throw error;
  }
}

/**
 * Returns which field of a user is taken. The user could not be stored, so at least one of the unique fields is taken.
 */
async function findConflict(database: Database, user: UserRecord): Promise<Omit<RejectedRow, 'row'>> {
  const exists = async (condition: ReturnType<typeof eq>) =>
    (await database.select({ id: users.id }).from(users).where(condition).limit(1)).length > 0;
  if (await exists(eq(users.account, user.account))) {
    return { code: ERROR_CODES.accountTaken, field: 'account' };
  }
  if (await exists(eq(users.mail, user.mail))) return { code: ERROR_CODES.mailTaken, field: 'mail' };
  return { code: ERROR_CODES.mobileTaken, field: 'mobile' };
}
