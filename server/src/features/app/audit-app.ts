import type { AppKind, AppMove } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { appendAuditEvent } from '../audit/append-audit-event.ts';
import type { Viewer } from './viewer.ts';

type Facts = Readonly<Record<string, unknown>>;

const MOVED: Record<AppMove, AppAction> = {
  activate: 'activated',
  pause: 'paused',
  suspend: 'suspended',
  lift: 'lifted',
};

export type AppAction =
  | 'created'
  | 'updated'
  | 'removed'
  | 'restored'
  | 'activated'
  | 'paused'
  | 'suspended'
  | 'lifted'
  | 'cloned'
  | 'cleared'
  | 'payload-read'
  | 'key-created'
  | 'key-rotated'
  | 'key-revoked';

/** Records an audit event for an app. */
export async function auditApp(
  database: Database,
  viewer: Viewer,
  action: AppAction,
  app: {
    readonly id: string;
    readonly kind: AppKind;
    readonly before?: Facts | undefined;
    readonly after?: Facts | undefined;
  },
): Promise<void> {
  await appendAuditEvent(database, {
    at: viewer.now,
    actor: viewer,
    action: `app.${action}`,
    target: { type: `${app.kind}App`, id: app.id },
    address: viewer.address,
    before: app.before,
    after: app.after,
  });
}

export function findAction(move: AppMove): AppAction {
  return MOVED[move];
}
