import { measureImports } from 'server/import-bench';

const ROWS = 100_000;
/** Largest elapsed times on a machine with two free processors, in milliseconds. */
const GOALS = { import: 15_000, export: 10_000 };

/**
 * Measures the elapsed time of an import and an export of algorithms on a separate server, and their CPU time, which
 * depends less on the load of the machine.
 */
export async function printImports(): Promise<void> {
  const measurements = await measureImports(ROWS);
  console.table(
    Object.fromEntries(measurements.map(({ step, ...rest }) => [step, { ...rest, goal: GOALS[step] }])),
  );
}
