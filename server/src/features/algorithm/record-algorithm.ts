import type { Database } from '../../database/database.ts';
import { type AuditEvent, appendAuditEvent } from '../audit/append-audit-event.ts';
import type { Author } from '../publication/author.ts';

/** Writes down what was done to an algorithm: `algorithm.created`, `algorithm.published`. */
export async function recordAlgorithm(
  database: Database,
  deed: string,
  id: string,
  { user, address, at }: Author,
  facts: Pick<AuditEvent, 'before' | 'after'> = {},
): Promise<void> {
  const target = { type: 'algorithm', id };
  await appendAuditEvent(database, {
    at,
    actor: user,
    action: `algorithm.${deed}`,
    target,
    address,
    ...facts,
  });
}
