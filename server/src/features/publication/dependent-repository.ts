import type { LocaleId } from '@atrium/contract';
import { type AppKind, type Dependent, LIMITS } from '@atrium/contract';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import { users } from '../../database/schema/users.ts';
import { localizeSeedName } from '../../seed/localize-seed.ts';

/** The targets whose apps are searched. */
interface Targets {
  readonly kind: AppKind;
  readonly ids: readonly string[];
  /** The only binding to search for. The default is all bindings. */
  readonly binding?: string;
}

/** Returns the first `LIMITS.recordCount` apps on these targets. Active apps come first. */
export async function findDependents(
  database: Database,
  { kind, ids, binding }: Targets,
  locale: LocaleId,
): Promise<Dependent[]> {
  const rows = await database
    .select({
      id: apps.id,
      name: apps.name,
      seedKey: apps.seedKey,
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
    .orderBy(desc(eq(apps.status, 'active')), apps.name, apps.id)
    .limit(LIMITS.recordCount);
  return rows.map(({ status, seedKey, name, ...row }) => ({
    kind: 'app',
    ...row,
    name: localizeSeedName('app', seedKey, name, locale),
    isBlocking: status === 'active',
  }));
}
