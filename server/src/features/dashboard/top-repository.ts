import type { DashboardTop, LocaleId } from '@atrium/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { isFailedRun } from '../../database/is-failed-run.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';
import { localizeSeed } from '../../seed/localize-seed.ts';
import type { PeriodBounds } from './period-repository.ts';
import { isInPeriod, selectRunCounts } from './run-count-query.ts';

/** The largest number of entries of each list. */
const MAX_LISTED = 10;

const owners = alias(users, 'owners');

export async function findTopApps(
  database: Database,
  bounds: PeriodBounds,
  locale: LocaleId,
): Promise<DashboardTop['apps']> {
  const { id, kind, name, seedKey } = apps;
  const rows = await database
    .select({ id, kind, name, seedKey, ownerName: owners.name, ...selectRunCounts() })
    .from(invocations)
    .innerJoin(apps, eq(apps.id, invocations.appId))
    .innerJoin(owners, eq(owners.id, apps.ownerId))
    .where(isInPeriod(bounds))
    .groupBy(apps.id, owners.name)
    .orderBy(desc(count()), apps.id)
    .limit(MAX_LISTED);
  return rows.map(({ seedKey: key, ...row }) => localizeSeed('app', key, row, locale));
}

export async function findTopUsers(database: Database, bounds: PeriodBounds): Promise<DashboardTop['users']> {
  return await database
    .select({ id: users.id, name: users.name, account: users.account, ...selectRunCounts() })
    .from(invocations)
    .innerJoin(users, eq(users.id, invocations.userId))
    .where(isInPeriod(bounds))
    .groupBy(users.id)
    .orderBy(desc(count()), users.id)
    .limit(MAX_LISTED);
}

export async function findTopErrors(
  database: Database,
  bounds: PeriodBounds,
): Promise<DashboardTop['errors']> {
  return await database
    .select({ status: invocations.status, code: invocations.errorCode, runs: count() })
    .from(invocations)
    .where(and(isInPeriod(bounds), isFailedRun))
    .groupBy(invocations.status, invocations.errorCode)
    .orderBy(desc(count()), invocations.status, invocations.errorCode)
    .limit(MAX_LISTED);
}
