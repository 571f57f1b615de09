import type { DashboardTop } from '@atrium/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { isFailedCall } from '../../database/is-failed-call.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { localizeSeed } from '../../seed/localize-seed.ts';
import { calledWithin, callTally } from './call-tally.ts';
import type { Moments } from './resolve-period.ts';

const LEADERS = 10;

export function createTopRepository(database: Database) {
  const owners = alias(users, 'owners');
  return {
    async apps(moments: Moments, locale: MessageLocale): Promise<DashboardTop['apps']> {
      const { id, kind, name, seedKey } = apps;
      const rows = await database
        .select({ id, kind, name, seedKey, ownerName: owners.name, ...callTally() })
        .from(invocations)
        .innerJoin(apps, eq(apps.id, invocations.appId))
        .innerJoin(owners, eq(owners.id, apps.ownerId))
        .where(calledWithin(moments))
        .groupBy(apps.id, owners.name)
        .orderBy(desc(count()), apps.id)
        .limit(LEADERS);
      return rows.map(({ seedKey: key, ...row }) => localizeSeed('app', key, row, locale));
    },

    async users(moments: Moments): Promise<DashboardTop['users']> {
      return await database
        .select({ id: users.id, name: users.name, account: users.account, ...callTally() })
        .from(invocations)
        .innerJoin(users, eq(users.id, invocations.userId))
        .where(calledWithin(moments))
        .groupBy(users.id)
        .orderBy(desc(count()), users.id)
        .limit(LEADERS);
    },

    async errors(moments: Moments): Promise<DashboardTop['errors']> {
      return await database
        .select({ status: invocations.status, code: invocations.errorCode, calls: count() })
        .from(invocations)
        .where(and(calledWithin(moments), isFailedCall))
        .groupBy(invocations.status, invocations.errorCode)
        .orderBy(desc(count()), invocations.status, invocations.errorCode)
        .limit(LEADERS);
    },
  };
}
