import { type PublicationStatus, TASKS, type TaskId } from '@atrium/contract';
import { type SQL, sql } from 'drizzle-orm';
import { statementValue } from '../../database/prepared-statement.ts';
import type { algorithms } from '../../database/schema/algorithms.ts';
import type { nlpItems } from '../../database/schema/nlp-items.ts';
import type { recognitions } from '../../database/schema/recognitions.ts';
import type { BoundTarget, Runnable } from './runnable.ts';

/** A request to run something: a target, and its version. */
export interface Binding {
  readonly targetId: string;
  readonly binding: string;
}

/** Whether the parameters of a binding are read too. Lists leave them out, because they may be large. */
export type BindingDetail = 'whole' | 'light';

/** The requested bindings, as rows that a prepared statement begins with. {@link WANTED} names their columns. */
export const WANTED_ROWS = sql`
  unnest(${statementValue('ids', 'uuid[]')}, ${statementValue('bindings', 'text[]')})
    with ordinality as wanted (target_id, binding, place)`;

/** Returns the values for {@link WANTED_ROWS}. */
export function expectedValues(wanted: readonly Binding[]) {
  return {
    ids: wanted.map(({ targetId }) => targetId),
    bindings: wanted.map(({ binding }) => binding),
  };
}

export const WANTED = {
  targetId: sql`wanted.target_id`,
  /** The position in the given order, from 1. */
  place: sql<number>`wanted.place::int`,
  /** The number of `version:3` or `revision:3`. */
  numberOf: (kind: 'version' | 'revision'): SQL =>
    sql`case when starts_with(wanted.binding, ${`${kind}:`}) then split_part(wanted.binding, ':', 2)::int end`,
  /** The name of an alias. */
  alias: sql`case when starts_with(wanted.binding, 'alias:') then split_part(wanted.binding, ':', 2) end`,
};

type TargetTable = typeof algorithms | typeof recognitions | typeof nlpItems;

/** The columns that a prepared statement returns for each target, in addition to those of its binding. */
export const targetColumns = (table: TargetTable) => ({
  place: WANTED.place,
  targetId: table.id,
  slug: table.slug,
  name: table.name,
  task: table.task,
  status: table.status,
  removedAt: table.removedAt,
});

interface FoundRow {
  readonly place: number;
  readonly targetId: string;
  readonly slug: string;
  readonly name: string;
  readonly task: string;
  readonly status: PublicationStatus;
  readonly removedAt: Date | null;
  /** What the binding resolves to; none when it resolves to nothing that runs. */
  readonly bound: Pick<Runnable, 'engineId' | 'parameters' | 'version'> | null;
}

/** Returns the found rows, each at the position of its request. */
export function targetsInOrder(
  found: readonly FoundRow[],
  wanted: readonly Binding[],
): readonly (BoundTarget | undefined)[] {
  const byPlace = new Map(found.map((row) => [row.place, row]));
  return wanted.map((_, index) => {
    const row = byPlace.get(index + 1);
    return row && toTarget(row);
  });
}

function toTarget({ targetId, slug, name, task, status, removedAt, bound }: FoundRow): BoundTarget {
  const isPublished = status === 'published' && removedAt === null;
  const runnable = isPublished && bound && isTask(task) ? { targetId, slug, task, ...bound } : undefined;
  return { slug, name, task, isPublished, runnable };
}

function isTask(task: string): task is TaskId {
  return Object.hasOwn(TASKS, task);
}
