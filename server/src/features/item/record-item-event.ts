import type { ItemKind } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { type AuditEvent, appendAuditEvents } from '../audit/append-audit-event.ts';
import type { Author } from '../publication/author.ts';

/** Writes down what was done to an item: `nlp.created`, `recognition.published`. */
export async function recordItemEvent(
  database: Database,
  item: { readonly kind: ItemKind; readonly id: string },
  deed: string,
  author: Author,
  facts: Pick<AuditEvent, 'before' | 'after'> = {},
): Promise<void> {
  await appendAuditEvents(database, [{ ...eventOf(item, deed, author), ...facts }]);
}

/** The same of many items at once. */
export async function recordItemEvents(
  database: Database,
  kind: ItemKind,
  ids: readonly string[],
  deed: string,
  author: Author,
): Promise<void> {
  await appendAuditEvents(
    database,
    ids.map((id) => eventOf({ kind, id }, deed, author)),
  );
}

function eventOf(
  { kind, id }: { readonly kind: ItemKind; readonly id: string },
  deed: string,
  { user, address, at }: Author,
): AuditEvent {
  return { at, actor: user, action: `${kind}.${deed}`, target: { type: kind, id }, address };
}
