import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../database/database.ts';
import { ScimError } from '../../domain/scim-error.ts';
import type { ScimContext } from '../../http/scim/declare-scim-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { lockActiveAdmins, lockUser, type UserRecord, updateUser } from '../identity/user-repository.ts';
import { endSessions } from '../session/session-repository.ts';
import { applyPatch, readOperations } from './apply-patch.ts';
import { readUserInput, type UserInput } from './read-user-input.ts';
import { recordDirectoryEvent } from './record-directory-event.ts';
import { assertVersion, USER_SCHEMA } from './scim-resource.ts';
import {
  findGroupsOfUsers,
  findScimUser,
  type ScimUserRecord,
  saveScimUser,
} from './scim-user-repository.ts';
import { toScimUserRow } from './to-scim-user-row.ts';
import { readIsMailPrimary, toUserResource, type UserResource } from './to-user-resource.ts';
import { withUniquenessError } from './with-uniqueness-error.ts';

type Deps = Pick<AppDependencies, 'database'>;

/** Replaces the attributes of a user with those of the body. The directory then manages the user. */
export async function replaceUser({ database }: Deps, context: ScimContext): Promise<void> {
  await changeUser(database, context, ({ user }) => readUserInput(context.body, user.mail));
}

/** Changes single attributes of a user. The directory then manages the user. */
export async function patchUser({ database }: Deps, context: ScimContext): Promise<void> {
  const operations = readOperations(context.body, USER_SCHEMA);
  await changeUser(database, context, (record) =>
    readUserInput(applyPatch(toAttributes(record), operations, USER_SCHEMA), record.user.mail),
  );
}

/**
 * Disables a user. SCIM then no longer returns the user, but the user’s apps and runs remain. An admin can enable the
 * user again in the console.
 */
export async function removeUser({ database }: Deps, context: ScimContext): Promise<void> {
  await database.transaction(async (transaction) => {
    const record = await lockScimUser(transaction, context);
    const { user } = record;
    // A user whom no directory has changed yet has no SCIM row. The deletion stores one with the current attributes.
    const input = readUserInput(toAttributes(record), user.mail);
    await disable(transaction, context, user);
    await saveScimUser(transaction, { ...toScimUserRow(user.id, input), removedAt: context.at });
    await recordDirectoryEvent(transaction, context, 'user.updated', user.id, {
      before: { status: user.status },
      after: { status: 'disabled' },
    });
  });
}

/** Changes a user to the input that `toInput` returns. Stores nothing if the input changes nothing. */
async function changeUser(
  database: Database,
  context: ScimContext,
  toInput: (record: ScimUserRecord) => UserInput,
): Promise<void> {
  const changing = database.transaction(async (transaction) => {
    const record = await lockScimUser(transaction, context);
    const input = toInput(record);
    const row = toScimUserRow(record.user.id, input);
    const before = pickFields(record.user);
    const after = toFields(record.user, input);
    const areFieldsEqual = isSame(before, after);
    if (areFieldsEqual && isSame(row, record.directoryData)) return;
    await saveScimUser(transaction, row);
    if (after.mail !== before.mail) assertMailMayChange(record.user);
    if (after.status === 'disabled' && before.status === 'active') {
      await disable(transaction, context, record.user, after);
    } else {
      await updateUser(transaction, record.user.id, { ...after, updatedAt: context.at, updatedBy: null });
    }
    if (areFieldsEqual) return;
    await recordDirectoryEvent(transaction, context, 'user.updated', record.user.id, { before, after });
  });
  await withUniquenessError(changing);
}

function isSame(one: object, other: object | null): boolean {
  return other !== null && isDeepStrictEqual(one, other);
}

/** Returns the fields of an account that a directory can change. */
function pickFields({ name, mail, status }: UserRecord) {
  return { name, mail, status };
}

/** Returns the fields of `pickFields` as the input sets them. A field that the input omits stays unchanged. */
function toFields(user: UserRecord, { name, mail = user.mail, isActive }: UserInput) {
  const isEnabled = isActive ?? user.status === 'active';
  return { name, mail, status: isEnabled ? ('active' as const) : ('disabled' as const) };
}

/** Disables a user and ends all sessions of the user. API keys of a disabled user do not work. */
async function disable(
  database: Database,
  context: ScimContext,
  user: UserRecord,
  change: { readonly name?: string; readonly mail?: string } = {},
): Promise<void> {
  // `lockScimUser` has locked the admins already. This call returns their ids.
  const adminIds = await lockActiveAdmins(database);
  if (adminIds.includes(user.id) && adminIds.length === 1) {
    throw new ScimError(403, 'The last active admin cannot be disabled.');
  }
  const stamps = { updatedAt: context.at, updatedBy: null };
  await updateUser(database, user.id, { ...change, status: 'disabled', ...stamps });
  await endSessions(database, user.id);
}

/**
 * Throws a ScimError if the user has a role other than `user`. A mail to the address of a user can reset the password,
 * so a stolen SCIM token that changes the address of an admin would give control over the console.
 */
function assertMailMayChange({ access }: UserRecord): void {
  if (access.some((role) => role !== 'user')) {
    throw new ScimError(
      403,
      'Only an admin in the console can change the email address of a user with this role.',
    );
  }
}

/**
 * Locks a user and returns the record. Throws a ScimError if SCIM does not return the user, or if the request expects
 * another version.
 */
async function lockScimUser(database: Database, context: ScimContext): Promise<ScimUserRecord> {
  const { id, expectedVersion } = context;
  // Locks the admins before the user, as the console does, so that two changes at the same time cause no deadlock.
  await lockActiveAdmins(database);
  await lockUser(database, id);
  const record = await findScimUser(database, id);
  if (!record) throw new ScimError(404, 'There is no such user.');
  if (expectedVersion !== undefined) {
    assertVersion(await readResource(database, record, context), expectedVersion);
  }
  return record;
}

async function readResource(
  database: Database,
  record: ScimUserRecord,
  { baseUrl }: ScimContext,
): Promise<UserResource> {
  const groups = await findGroupsOfUsers(database, [record.user.id]);
  return toUserResource(record, groups.get(record.user.id) ?? [], baseUrl);
}

/** Returns the attributes that a directory can change, with lower-case names. */
function toAttributes({ user, directoryData }: ScimUserRecord) {
  return {
    username: directoryData?.userName ?? user.account,
    externalid: directoryData?.externalId,
    displayname: user.name,
    name: {
      formatted: directoryData?.formattedName,
      givenname: directoryData?.givenName,
      familyname: directoryData?.familyName,
    },
    emails: [{ value: user.mail, type: 'work', primary: readIsMailPrimary(directoryData) }],
    active: user.status === 'active',
  };
}
