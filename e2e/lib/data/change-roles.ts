import { changeRolesCall, loginCall, type Role } from '@atrium/contract';
import { callServer } from '../server/call-server.ts';
import { ADMIN } from '../server/environment.ts';

/** Assigns roles to a user, as the first admin does. */
export async function changeRoles(id: string, access: Role[]): Promise<void> {
  const { token } = await callServer(loginCall, ADMIN);
  await callServer(changeRolesCall, { id, access }, { token });
}
