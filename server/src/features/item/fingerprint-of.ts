import { createHash } from 'node:crypto';
import type { ItemContent } from '@atrium/contract';

/** Names a task, an engine and parameters, whatever the order in which those were written: 32 bytes in base64url. */
export function fingerprintOf({
  task,
  engine,
  parameters,
}: Pick<ItemContent, 'task' | 'engine' | 'parameters'>): string {
  return createHash('sha256')
    .update(JSON.stringify([task, engine, ordered(parameters)]))
    .digest('base64url');
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, inner]) => [name, ordered(inner)]);
}
