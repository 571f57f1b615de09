import type { RunDetail } from '@atrium/contract';
import { customType, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { invocations } from './invocations.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * The stored input and output of runs. The type is `json`, because texts may contain characters that `jsonb` rejects.
 */
export const invocationPayloads = pgTable('invocation_payloads', {
  invocationId: uuid('invocation_id')
    .primaryKey()
    .references(() => invocations.id, { onDelete: 'cascade' }),
  input: json('input').$type<NonNullable<RunDetail['input']>>().notNull(),
  /** The beginning of the input, for lists. Null for an image. */
  snippet: text('snippet'),
  /** Null for a failed run. */
  outputs: json('outputs').$type<Record<string, unknown>>(),
  file: bytes('file'),
  fileType: text('file_type'),
});
