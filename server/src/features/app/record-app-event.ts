import type { AppKind, AuditVerb } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../../domain/request-context.ts';
import { appendAuditEvent } from '../audit/audit-repository.ts';

type Snapshot = Readonly<Record<string, unknown>>;

/** Records an audit event for an app. */
export async function recordAppEvent(
  database: Database,
  actor: Actor,
  action: AuditVerb,
  app: {
    readonly id: string;
    readonly kind: AppKind;
    readonly before?: Snapshot | undefined;
    readonly after?: Snapshot | undefined;
  },
): Promise<void> {
  await appendAuditEvent(database, {
    at: actor.at,
    actor: actor.user,
    action: `app.${action}`,
    target: { type: `${app.kind}App`, id: app.id },
    address: actor.address,
    before: app.before,
    after: app.after,
  });
}
