import { type PublicationStatus, TASKS, type TaskId } from '@atrium/contract';
import { type SQL, sql } from 'drizzle-orm';
import { createParameter } from '../../database/prepare-statement.ts';
import type { algorithms } from '../../database/schema/algorithms.ts';
import type { nlpItems } from '../../database/schema/nlp-items.ts';
import type { recognitions } from '../../database/schema/recognitions.ts';
import type { BoundTarget, Runnable } from './runnable.ts';

/** A target, and the requested version or revision. */
export interface Binding {
  readonly targetId: string;
  /** Such as `alias:production`, `version:3` or `revision:2`. */
  readonly binding: string;
}

/** Whether the parameters of a binding are read too. Lists omit them, because they may be large. */
export type BindingDetail = 'withParameters' | 'withoutParameters';

/**
 * The requested bindings as rows, for the `from` clause of a prepared statement. {@link REQUESTED_COLUMNS} names their
 * columns.
 */
export const REQUESTED_ROWS = sql`
  unnest(${createParameter('ids', 'uuid[]')}, ${createParameter('bindings', 'text[]')})
    with ordinality as requested (target_id, binding, position)`;

/** Returns the values for {@link REQUESTED_ROWS}. */
export function toStatementValues(requested: readonly Binding[]) {
  return {
    ids: requested.map(({ targetId }) => targetId),
    bindings: requested.map(({ binding }) => binding),
  };
}

export const REQUESTED_COLUMNS = {
  targetId: sql`requested.target_id`,
  /** The position in the given order, from 1. */
  position: sql<number>`requested.position::int`,
  /** The number in a binding such as `version:3`. Null for an alias, and for a binding of the other kind. */
  toNumber: (kind: 'version' | 'revision'): SQL =>
    sql`case when starts_with(requested.binding, ${`${kind}:`}) then split_part(requested.binding, ':', 2)::int end`,
  /** The name of the alias in a binding. Null for a fixed version or revision. */
  alias: sql`case when starts_with(requested.binding, 'alias:') then split_part(requested.binding, ':', 2) end`,
};

type TargetTable = typeof algorithms | typeof recognitions | typeof nlpItems;

/** The columns that a prepared statement returns for each target, in addition to the columns of its binding. */
export const targetColumns = (table: TargetTable) => ({
  position: REQUESTED_COLUMNS.position,
  targetId: table.id,
  slug: table.slug,
  name: table.name,
  task: table.task,
  status: table.status,
  removedAt: table.removedAt,
});

interface FoundRow {
  readonly position: number;
  readonly targetId: string;
  readonly slug: string;
  readonly name: string;
  readonly task: string;
  readonly status: PublicationStatus;
  readonly removedAt: Date | null;
  /** The version or revision that the binding resolves to. Null if it resolves to none that can run. */
  readonly bound: Pick<Runnable, 'engineId' | 'parameters' | 'version'> | null;
}

/** Returns the target of each requested binding, in their order. Undefined for a target that was not found. */
export function orderTargets(
  found: readonly FoundRow[],
  requested: readonly Binding[],
): readonly (BoundTarget | undefined)[] {
  const byPosition = new Map(found.map((row) => [row.position, row]));
  return requested.map((_, index) => {
    const row = byPosition.get(index + 1);
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
