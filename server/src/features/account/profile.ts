import {
  type BodyOf,
  ERROR_CODES,
  LOCALE_IDS,
  type UserInfo,
  type updateProfileCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { isTimeZone } from '../../domain/is-time-zone.ts';
import type { Actor } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { toUserInfo } from '../identity/to-user-info.ts';
import { findUserById, updateUser } from '../identity/user-repository.ts';

export async function readProfile(
  { database }: AppDependencies,
  _body: unknown,
  { user }: Actor,
): Promise<UserInfo> {
  const found = await findUserById(database, user.id);
  if (!found) throw new StatusError(401);
  return await toUserInfo(database, found);
}

/** Updates the profile of a user. An empty locale or time zone selects the setting of the browser. */
export async function updateProfile(
  { database }: AppDependencies,
  { name, avatar, locale, timeZone }: BodyOf<typeof updateProfileCall>,
  { user, at }: Actor,
): Promise<UserInfo> {
  const unknown = [
    ...(locale === '' || LOCALE_IDS.some((id) => id === locale) ? [] : ['locale']),
    ...(timeZone === '' || isTimeZone(timeZone) ? [] : ['timeZone']),
  ];
  if (unknown.length > 0) throw new BusinessError(ERROR_CODES.invalid, undefined, unknown);
  const updated = await updateUser(database, user.id, {
    name,
    avatar,
    locale: locale === '' ? null : locale,
    timeZone: timeZone === '' ? null : timeZone,
    updatedAt: at,
    updatedBy: user.id,
  });
  if (!updated) throw new StatusError(401);
  return await toUserInfo(database, updated);
}
