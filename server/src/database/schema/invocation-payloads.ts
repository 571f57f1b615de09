import type { InvocationDetail } from '@atrium/contract';
import { customType, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { invocations } from './invocations.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * The input and output of a run, for as long as they are stored. `json`, because texts may contain characters that
 * `jsonb` rejects.
 */
export const invocationPayloads = pgTable('invocation_payloads', {
  invocationId: uuid('invocation_id')
    .primaryKey()
    .references(() => invocations.id, { onDelete: 'cascade' }),
  input: json('input').$type<NonNullable<InvocationDetail['input']>>().notNull(),
  /** Missing for a failed run. */
  outputs: json('outputs').$type<Record<string, unknown>>(),
  file: bytes('file'),
  fileType: text('file_type'),
});
