import type { Database } from '../../database/database.ts';
import { type AuditEvent, appendAuditEvents } from '../audit/append-audit-event.ts';
import type { Author } from '../publication/author.ts';

/** Writes down what was done to an algorithm: `algorithm.created`, `algorithm.published`. */
export async function recordAlgorithm(
  database: Database,
  deed: string,
  id: string,
  author: Author,
  facts: Pick<AuditEvent, 'before' | 'after'> = {},
): Promise<void> {
  await appendAuditEvents(database, [{ ...eventOf(deed, id, author), ...facts }]);
}

/** The same of many algorithms at once. */
export async function recordAlgorithms(
  database: Database,
  deed: string,
  ids: readonly string[],
  author: Author,
): Promise<void> {
  await appendAuditEvents(
    database,
    ids.map((id) => eventOf(deed, id, author)),
  );
}

function eventOf(deed: string, id: string, { user, address, at }: Author): AuditEvent {
  return { at, actor: user, action: `algorithm.${deed}`, target: { type: 'algorithm', id }, address };
}
