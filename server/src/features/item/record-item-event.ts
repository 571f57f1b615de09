import type { ItemKind } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { type AuditEvent, appendAuditEvent } from '../audit/append-audit-event.ts';
import type { Author } from '../publication/author.ts';

/** Writes down what was done to an item: `nlp.created`, `recognition.published`. */
export async function recordItemEvent(
  database: Database,
  item: { readonly kind: ItemKind; readonly id: string },
  deed: string,
  { user, address, at }: Author,
  facts: Pick<AuditEvent, 'before' | 'after'> = {},
): Promise<void> {
  await appendAuditEvent(database, {
    at,
    actor: user,
    action: `${item.kind}.${deed}`,
    target: { type: item.kind, id: item.id },
    address,
    ...facts,
  });
}
