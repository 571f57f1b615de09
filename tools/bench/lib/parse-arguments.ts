import { parseArgs } from 'node:util';

const BENCHMARKS = ['tables', 'sheets', 'pages', 'lists', 'imports', 'load', 'runs', 'engines'] as const;

type Benchmark = (typeof BENCHMARKS)[number];

/**
 * Reads the name of the benchmark to run, and the flags `--brief` and `--keep`. Without a name, all benchmarks are
 * chosen.
 *
 * @throws Error for an unknown name or flag.
 */
export function parseArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { brief: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [chosen] = positionals;
  if (chosen !== undefined && !BENCHMARKS.some((name) => name === chosen)) {
    throw new Error(`Unknown benchmark “${chosen}”. Choose one of: ${BENCHMARKS.join(', ')}.`);
  }
  return {
    isChosen: (name: Benchmark): boolean => chosen === undefined || chosen === name,
    isBrief: values.brief,
    storesResults: values.keep,
  };
}
