import type { AlgorithmVersion, TaskInput, VersionStatus } from '@atrium/contract';
import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { algorithms } from './algorithms.ts';
import { commonColumns } from './common-columns.ts';

export const algorithmVersions = pgTable(
  'algorithm_versions',
  {
    ...commonColumns(),
    algorithmId: uuid('algorithm_id')
      .notNull()
      .references(() => algorithms.id),
    number: integer('number').notNull(),
    engineId: text('engine_id').notNull(),
    parameters: jsonb('parameters').$type<Record<string, unknown>>().notNull(),
    sample: jsonb('sample').$type<TaskInput>(),
    note: text('note').notNull(),
    status: text('status').$type<VersionStatus>().notNull(),
    /** Why the last validation failed, in the language of the user who started it. An update clears it. */
    statusMessage: text('status_message'),
    metrics: jsonb('metrics').$type<NonNullable<AlgorithmVersion['metrics']>>(),
    /** The output of the sample at the last validation, if that succeeded. An update clears it. */
    output: jsonb('output').$type<unknown>(),
  },
  (table) => [unique('algorithm_versions_number_key').on(table.algorithmId, table.number)],
);
