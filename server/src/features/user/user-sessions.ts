import {
  type BodyOf,
  type DataOf,
  ERROR_CODES,
  type signOutUserCall,
  type userDevicesCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { toDevice } from '../account/sessions.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { lockUser } from '../identity/user-repository.ts';
import { endSessions, findSessions } from '../session/session-repository.ts';

/** Returns the devices on which a user is signed in. */
export async function listUserDevices(
  { database }: Pick<AppDependencies, 'database'>,
  { id }: BodyOf<typeof userDevicesCall>,
  { at }: Actor,
): Promise<DataOf<typeof userDevicesCall>> {
  return { list: (await findSessions(database, id, at)).map(toDevice) };
}

/** Ends all sessions of a user. */
export async function signOutUser(
  { database }: Pick<AppDependencies, 'database'>,
  { id }: BodyOf<typeof signOutUserCall>,
  actor: Actor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, id))) throw new BusinessError(ERROR_CODES.notFound);
    await endSessions(transaction, id);
    await recordEvents(transaction, actor, 'user.signedOut', [id]);
  });
}
