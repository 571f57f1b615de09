import type { UserInfo } from '@atrium/contract';
import type { UserRecord } from './user-repository.ts';

/** Returns what the console receives about the signed-in user. */
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
