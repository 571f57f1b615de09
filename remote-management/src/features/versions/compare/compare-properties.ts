import type { AlgorithmVersionDetail } from '@atrium/contract';

interface ComparedProperty {
  /** `engineId`, or the name of a parameter. */
  readonly name: string;
  /** The value in each of the versions; undefined if a version has none. */
  readonly values: readonly { readonly id: string; readonly value: unknown }[];
  readonly isDifferent: boolean;
}

type Compared = Pick<AlgorithmVersionDetail, 'id' | 'engineId' | 'parameters'>;

/** Returns engine and parameters of versions side by side; differences come first. */
export function compareProperties(versions: readonly Compared[]): readonly ComparedProperty[] {
  const names = [...new Set(versions.flatMap(({ parameters }) => Object.keys(parameters)))].sort();
  const compareValues = (name: string, readValue: (version: Compared) => unknown): ComparedProperty => {
    const values = versions.map((version) => ({ id: version.id, value: readValue(version) }));
    const isDifferent = new Set(values.map(({ value }) => JSON.stringify(value))).size > 1;
    return { name, values, isDifferent };
  };
  const lines = [
    compareValues('engineId', ({ engineId }) => engineId),
    ...names.map((name) => compareValues(name, ({ parameters }) => parameters[name])),
  ];
  return [...lines.filter(({ isDifferent }) => isDifferent), ...lines.filter((line) => !line.isDifferent)];
}
