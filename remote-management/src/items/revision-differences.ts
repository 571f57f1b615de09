import type { ItemContent } from '@atrium/contract';

interface Difference {
  /** A field of the content, or `parameters.` with the parameter's name. */
  readonly name: string;
  readonly one: string;
  readonly other: string;
}

/** In what two revisions differ, parameter by parameter; none when they are the same. */
export function revisionDifferences(one: ItemContent, other: ItemContent): readonly Difference[] {
  const [left, right] = [flat(one), flat(other)];
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return names
    .map((name) => ({ name, one: textOf(left[name]), other: textOf(right[name]) }))
    .filter((line) => line.one !== line.other);
}

function flat({ parameters, ...fields }: ItemContent): Readonly<Record<string, unknown>> {
  const named = Object.entries(parameters).map(([name, value]) => [`parameters.${name}`, value] as const);
  return { ...fields, ...Object.fromEntries(named) };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
