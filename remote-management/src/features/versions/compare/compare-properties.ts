import type { AlgorithmVersionDetail } from '@atrium/contract';

interface ComparedProperty {
  /** `engineId`, or the name of a parameter. */
  readonly name: string;
  /** The value in each of the versions, with the id of the version. Undefined if a version has no value. */
  readonly values: readonly { readonly id: string; readonly value: unknown }[];
  readonly isDifferent: boolean;
}

type ComparedContent = Pick<AlgorithmVersionDetail, 'id' | 'engineId' | 'parameters'>;

/** Returns the engine and the parameters of versions side by side. Differences come first. */
export function compareProperties(versions: readonly ComparedContent[]): readonly ComparedProperty[] {
  const names = [...new Set(versions.flatMap(({ parameters }) => Object.keys(parameters)))].sort();
  const compareValues = (
    name: string,
    readValue: (version: ComparedContent) => unknown,
  ): ComparedProperty => {
    const values = versions.map((version) => ({ id: version.id, value: readValue(version) }));
    const isDifferent = new Set(values.map(({ value }) => JSON.stringify(value))).size > 1;
    return { name, values, isDifferent };
  };
  const properties = [
    compareValues('engineId', ({ engineId }) => engineId),
    ...names.map((name) => compareValues(name, ({ parameters }) => parameters[name])),
  ];
  return [
    ...properties.filter(({ isDifferent }) => isDifferent),
    ...properties.filter((property) => !property.isDifferent),
  ];
}
