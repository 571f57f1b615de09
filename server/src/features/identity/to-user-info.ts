import type { UserInfo } from '@atrium/contract';
import type { UserRecord } from './user-repository.ts';

/** Returns the data of the signed-in user that the console receives. */
export function toUserInfo(user: UserRecord): UserInfo {
  return {
    name: user.name,
    avatar: user.avatar,
    access: [...user.access],
    account: user.account,
    mail: user.mail,
    locale: user.locale,
    timeZone: user.timeZone,
  };
}
