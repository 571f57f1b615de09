import { parseArgs } from 'node:util';

/**
 * Reads the name of the benchmark to run, and the flags `--brief` and `--keep`. Without a name, all benchmarks are
 * chosen.
 */
export function parseArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { brief: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [chosen] = positionals;
  return {
    isChosen: (name: string): boolean => chosen === undefined || chosen === name,
    isBrief: values.brief,
    storesResults: values.keep,
  };
}
