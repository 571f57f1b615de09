import type { AuditEvent } from '@atrium/contract';

/**
 * The value of one property before and after the event: a string as it is, any other value as JSON. A value is
 * undefined if the event does not contain it, for example the value before the creation of the resource.
 */
export interface EventProperty {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Returns the properties that an audit event contains. Most events contain only the changed ones.
 * Some events, such as the update of a data set, also contain unchanged properties, whose two
 * values are equal.
 */
export function listEventProperties({
  before,
  after,
}: Pick<AuditEvent, 'before' | 'after'>): readonly EventProperty[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({ name, before: toText(before?.[name]), after: toText(after?.[name]) }));
}

function toText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
