import type { AuditAction } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { ScimContext } from '../../http/scim/declare-scim-route.ts';
import { recordEvents } from '../audit/audit-repository.ts';

interface Snapshots {
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Records a change by a directory. The event names the token instead of a user. */
export async function recordDirectoryEvent(
  database: Database,
  { caller, address, at }: Pick<ScimContext, 'caller' | 'address' | 'at'>,
  action: AuditAction,
  id: string,
  snapshots: Snapshots,
): Promise<void> {
  const user = { id: null, account: `SCIM: ${caller.tokenName}` };
  await recordEvents(database, { user, address, at }, action, [id], snapshots);
}
