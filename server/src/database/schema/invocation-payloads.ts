import type { InvocationDetail } from '@atrium/contract';
import { customType, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { invocations } from './invocations.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What went into a run and came out of it, as long as it is kept. `json`, since texts may hold what `jsonb` refuses. */
export const invocationPayloads = pgTable('invocation_payloads', {
  invocationId: uuid('invocation_id')
    .primaryKey()
    .references(() => invocations.id, { onDelete: 'cascade' }),
  input: json('input').$type<NonNullable<InvocationDetail['input']>>().notNull(),
  /** None of a run that failed. */
  outputs: json('outputs').$type<Record<string, unknown>>(),
  file: bytes('file'),
  fileType: text('file_type'),
});
