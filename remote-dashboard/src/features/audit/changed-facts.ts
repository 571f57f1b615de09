import type { AuditEvent } from '@atrium/contract';

/** One fact before and after; text of JSON, or nothing where it was not known. */
export interface ChangedFact {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What an event tells of its thing, fact by fact. */
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
