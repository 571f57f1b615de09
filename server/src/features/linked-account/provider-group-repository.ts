import { and, eq, inArray } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { groupMembers, groups } from '../../database/schema/groups.ts';

interface GroupSync {
  readonly userId: string;
  /** The names of the groups that the provider manages. */
  readonly managed: readonly string[];
  /** The names of those managed groups to which the user belongs. */
  readonly joined: readonly string[];
  readonly at: Date;
}

interface ChangedGroup {
  readonly id: string;
  readonly name: string;
}

/**
 * Makes a user a member of the groups in `joined`, and of no other group in `managed`. Creates a joined group that does
 * not exist. Returns the groups that were created and those whose members have changed.
 */
export async function syncGroups(
  database: Database,
  { userId, managed, joined, at }: GroupSync,
): Promise<Record<'created' | 'added' | 'removed', readonly ChangedGroup[]>> {
  const created = await createMissingGroups(database, joined, at);
  const stored = await findGroups(database, managed);
  const joins = stored.filter(({ name }) => joined.includes(name));
  const leaves = stored.filter(({ name }) => !joined.includes(name));
  const added =
    joins.length === 0
      ? []
      : await database
          .insert(groupMembers)
          .values(joins.map(({ id }) => ({ groupId: id, userId, addedAt: at })))
          .onConflictDoNothing()
          .returning({ id: groupMembers.groupId });
  const removed =
    leaves.length === 0
      ? []
      : await database
          .delete(groupMembers)
          .where(
            and(
              eq(groupMembers.userId, userId),
              inArray(
                groupMembers.groupId,
                leaves.map(({ id }) => id),
              ),
            ),
          )
          .returning({ id: groupMembers.groupId });
  const pick = (ids: readonly { readonly id: string }[]) =>
    stored.filter((group) => ids.some(({ id }) => id === group.id));
  return { created, added: pick(added), removed: pick(removed) };
}

async function createMissingGroups(
  database: Database,
  names: readonly string[],
  at: Date,
): Promise<readonly ChangedGroup[]> {
  if (names.length === 0) return [];
  const stamps = { createdAt: at, createdBy: null, updatedAt: at, updatedBy: null };
  return await database
    .insert(groups)
    .values(names.map((name) => ({ id: createId(), name, description: '', ...stamps })))
    .onConflictDoNothing()
    .returning({ id: groups.id, name: groups.name });
}

async function findGroups(database: Database, names: readonly string[]): Promise<readonly ChangedGroup[]> {
  if (names.length === 0) return [];
  return await database
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(inArray(groups.name, [...names]));
}
