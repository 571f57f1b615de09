import type { ItemContent } from '@atrium/contract';

interface Difference {
  readonly name: string;
  /** True for a parameter of the engine, false for a field of the item. */
  readonly isParameter: boolean;
  /** The value in the first revision. */
  readonly one: unknown;
  /** The value in the second revision. */
  readonly other: unknown;
}

/** Returns the fields and the parameters whose values differ between two revisions. */
export function compareRevisions(one: ItemContent, other: ItemContent): readonly Difference[] {
  const { parameters, ...fields } = one;
  const { parameters: otherParameters, ...otherFields } = other;
  return [
    ...listDifferences(fields, otherFields, { isParameter: false }),
    ...listDifferences(parameters, otherParameters, { isParameter: true }),
  ];
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the properties that have different values. A missing value equals an empty text. */
function listDifferences(
  one: Values,
  other: Values,
  { isParameter }: Pick<Difference, 'isParameter'>,
): readonly Difference[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names
    .map((name) => ({ name, isParameter, one: one[name], other: other[name] }))
    .filter(
      ({ one: value, other: otherValue }) => JSON.stringify(value ?? '') !== JSON.stringify(otherValue ?? ''),
    );
}
