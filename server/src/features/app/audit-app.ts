import type { AppKind, AppMove } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { appendAuditEvent } from '../audit/append-audit-event.ts';
import type { Viewer } from './viewer.ts';

type Facts = Readonly<Record<string, unknown>>;

const MOVED: Record<AppMove, AppDeed> = {
  activate: 'activated',
  pause: 'paused',
  suspend: 'suspended',
  lift: 'lifted',
};

export type AppDeed =
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
  | 'payload-read';

/** Writes down what was done to an app, and by whom. */
export async function auditApp(
  database: Database,
  viewer: Viewer,
  deed: AppDeed,
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
    action: `app.${deed}`,
    target: { type: `${app.kind}App`, id: app.id },
    address: viewer.address,
    before: app.before,
    after: app.after,
  });
}

export function deedOf(move: AppMove): AppDeed {
  return MOVED[move];
}
