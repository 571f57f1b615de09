import type { UserInfo } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { resolveAccess } from './resolve-access.ts';
import type { UserRecord } from './user-repository.ts';

/** Returns the data of the signed-in user that the console receives. */
export async function toUserInfo(database: Database, user: UserRecord): Promise<UserInfo> {
  return {
    name: user.name,
    avatar: user.avatar,
    access: await resolveAccess(database, user.access),
    account: user.account,
    mail: user.mail,
    locale: user.locale,
    timeZone: user.timeZone,
  };
}
