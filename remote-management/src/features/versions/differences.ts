import type { AlgorithmVersion } from '@atrium/contract';

interface Difference {
  readonly name: string;
  /** As text, for each of the versions; a dash where it has none. */
  readonly values: readonly { readonly id: string; readonly text: string }[];
  readonly isDifferent: boolean;
}

type Compared = Pick<AlgorithmVersion, 'id' | 'engineId' | 'parameters'>;

/** Engine and parameters of versions, side by side; whatever differs comes first. */
export function differences(versions: readonly Compared[]): readonly Difference[] {
  const names = [...new Set(versions.flatMap(({ parameters }) => Object.keys(parameters)))].sort();
  const lineOf = (name: string, textOf: (version: Compared) => string): Difference => {
    const values = versions.map((version) => ({ id: version.id, text: textOf(version) }));
    return { name, values, isDifferent: new Set(values.map(({ text }) => text)).size > 1 };
  };
  const lines = [
    lineOf('engineId', ({ engineId }) => engineId),
    ...names.map((name) => lineOf(name, ({ parameters }) => textOf(parameters[name]))),
  ];
  return [...lines.filter(({ isDifferent }) => isDifferent), ...lines.filter((line) => !line.isDifferent)];
}

function textOf(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
