import { type PublicationStatus, TASKS, type TaskId } from '@atrium/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { BoundTarget, Runnable } from './runnable.ts';

/** What somebody wants to run: a target, and which version of it. */
export interface Binding {
  readonly targetId: string;
  readonly binding: string;
}

/** These as rows that a query begins with; {@link WANTED} names their columns. */
export function wantedRows(wanted: readonly Binding[]): SQL {
  const ids = sql.param(wanted.map(({ targetId }) => targetId));
  const bindings = sql.param(wanted.map(({ binding }) => binding));
  return sql`unnest(${ids}::uuid[], ${bindings}::text[]) with ordinality as wanted (target_id, binding, place)`;
}

export const WANTED = {
  targetId: sql`wanted.target_id`,
  /** From 1, in the order in which they were given. */
  place: sql<number>`wanted.place::int`,
  /** The number of `version:3` or `revision:3`, whichever is meant. */
  numberOf: (kind: 'version' | 'revision'): SQL =>
    sql`case when starts_with(wanted.binding, ${`${kind}:`}) then split_part(wanted.binding, ':', 2)::int end`,
  /** The name of an alias. */
  alias: sql`case when starts_with(wanted.binding, 'alias:') then split_part(wanted.binding, ':', 2) end`,
};

interface FoundRow {
  readonly place: number;
  readonly targetId: string;
  readonly slug: string;
  readonly name: string;
  readonly task: string;
  readonly status: PublicationStatus;
  readonly removedAt: Date | null;
  /** What the binding names of it; none when it names nothing that runs. */
  readonly bound: Pick<Runnable, 'engineId' | 'parameters' | 'version'> | null;
}

/** What was found, at the place of what was wanted. */
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
