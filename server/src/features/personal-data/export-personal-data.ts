import type { Actor } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findUserById } from '../identity/user-repository.ts';
import {
  findApiKeys,
  findApps,
  findAuditEvents,
  findGroups,
  findRuns,
  findSessions,
  findSignInMethods,
} from './personal-data-repository.ts';

const FORMAT = 'atrium-personal-data';

/**
 * Returns the profile, sign-in methods, sessions, apps, API keys, runs and audit events of a user as a JSON file. It
 * contains no secrets, not even as hashes.
 */
export async function exportPersonalData(
  { database }: Pick<AppDependencies, 'database'>,
  _body: unknown,
  { user: { id }, at }: Actor,
): Promise<Blob> {
  const user = await findUserById(database, id);
  if (!user) throw new StatusError(401);
  const { account, mail, mobile, name, avatar, access, status, locale, timeZone, isMailConfirmed } = user;
  const { createdAt, updatedAt, hasPassword } = user;
  const data = {
    format: FORMAT,
    version: 1,
    exportedAt: at,
    profile: {
      ...{ id, account, mail, isMailConfirmed, mobile, name, avatar, locale, timeZone },
      ...{ access, status, createdAt, updatedAt },
      groups: await findGroups(database, id),
    },
    signInMethods: { hasPassword, ...(await findSignInMethods(database, id)) },
    sessions: await findSessions(database, id),
    apps: await findApps(database, id),
    apiKeys: await findApiKeys(database, id),
    runs: await findRuns(database, id),
    auditEvents: await findAuditEvents(database, id),
  };
  return new Blob([`${JSON.stringify(data, undefined, 2)}\n`], { type: 'application/json' });
}
