import type { AppKind, Dependant } from '@atrium/contract';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import { users } from '../../database/schema/users.ts';

/** The apps of a kind that are made of these, those at work first; of all bindings, or of one. */
export async function findDependants(
  database: Database,
  kind: AppKind,
  ids: readonly string[],
  binding?: string,
): Promise<Dependant[]> {
  const rows = await database
    .select({
      id: apps.id,
      name: apps.name,
      ownerName: users.name,
      targetId: apps.targetId,
      status: apps.status,
    })
    .from(apps)
    .innerJoin(users, eq(users.id, apps.ownerId))
    .where(
      and(
        eq(apps.kind, kind),
        inArray(apps.targetId, [...ids]),
        isNull(apps.removedAt),
        binding === undefined ? undefined : eq(apps.binding, binding),
      ),
    )
    .orderBy(desc(eq(apps.status, 'active')), apps.name, apps.id);
  return rows.map(({ status, ...row }) => ({ kind: 'app', ...row, isBlocking: status === 'active' }));
}
