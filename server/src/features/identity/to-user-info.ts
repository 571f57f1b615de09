import type { UserInfo } from '@atrium/contract';
import type { UserRecord } from './user-repository.ts';

/** What the console is told of the person signed in. */
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
