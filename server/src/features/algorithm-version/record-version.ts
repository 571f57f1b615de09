import type { Database } from '../../database/database.ts';
import { appendAuditEvent } from '../audit/append-audit-event.ts';
import type { Author } from '../publication/author.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Adds to the audit what was done to a version. */
export function recordVersion(
  database: Database,
  action: 'created' | 'updated' | 'validated' | 'archived' | 'restored',
  id: string,
  { user, address, at }: Author,
  facts: { readonly before?: Facts; readonly after: Facts },
): Promise<void> {
  return appendAuditEvent(database, {
    at,
    actor: user,
    action: `algorithm-version.${action}`,
    target: { type: 'algorithm-version', id },
    address,
    ...facts,
  });
}
