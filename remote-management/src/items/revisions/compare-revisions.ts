import type { ItemContent } from '@atrium/contract';

interface Difference {
  readonly name: string;
  /** True for a parameter of the engine, false for a field of the item. */
  readonly isParameter: boolean;
  readonly one: unknown;
  readonly other: unknown;
}

/** Returns the differences of two revisions, parameter by parameter; empty if they are the same. */
export function compareRevisions(one: ItemContent, other: ItemContent): readonly Difference[] {
  const { parameters, ...fields } = one;
  const { parameters: otherParameters, ...otherFields } = other;
  return [
    ...listDifferences(fields, otherFields, false),
    ...listDifferences(parameters, otherParameters, true),
  ];
}

type Values = Readonly<Record<string, unknown>>;

function listDifferences(one: Values, other: Values, isParameter: boolean): readonly Difference[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names
    .map((name) => ({ name, isParameter, one: one[name], other: other[name] }))
    .filter(
      ({ one: value, other: otherValue }) => JSON.stringify(value ?? '') !== JSON.stringify(otherValue ?? ''),
    );
}
