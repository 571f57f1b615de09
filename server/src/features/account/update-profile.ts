import {
  type BodyOf,
  ERROR_CODES,
  LOCALE_IDS,
  type UserInfo,
  type updateProfileCall,
} from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { SignedInUser } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import { toUserInfo } from '../identity/to-user-info.ts';
import { updateUser } from '../identity/user-repository.ts';

/** An empty locale or time zone means that of the browser. */
export async function updateProfile(
  database: Database,
  user: SignedInUser,
  change: { readonly body: BodyOf<typeof updateProfileCall>; readonly at: Date },
): Promise<UserInfo> {
  const { name, avatar, locale, timeZone } = change.body;
  const unknown = [
    ...(locale === '' || LOCALE_IDS.some((known) => known === locale) ? [] : ['locale']),
    ...(timeZone === '' || isTimeZone(timeZone) ? [] : ['timeZone']),
  ];
  if (unknown.length > 0) throw new BusinessError(ERROR_CODES.invalid, undefined, unknown);
  const updated = await updateUser(database, user.id, {
    name,
    avatar,
    locale: locale === '' ? null : locale,
    timeZone: timeZone === '' ? null : timeZone,
    updatedAt: change.at,
    updatedBy: user.id,
  });
  if (!updated) throw new StatusError(401);
  return toUserInfo(updated);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
