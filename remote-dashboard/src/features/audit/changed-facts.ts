import type { AuditEvent } from '@atrium/contract';

/** One property before and after, as JSON text; undefined if the value is unknown. */
export interface ChangedFact {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Returns what an audit event changed in its resource, property by property. */
export function changedFacts({
  before,
  after,
}: Pick<AuditEvent, 'before' | 'after'>): readonly ChangedFact[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }));
}

function textOf(fact: unknown): string | undefined {
  if (fact === undefined) return undefined;
  return typeof fact === 'string' ? fact : JSON.stringify(fact);
}
