import { measureLists } from 'server/list-bench';

const ROWS = 100_000;
/** Largest median time of a list, in milliseconds. */
const GOAL_MILLISECONDS = 5;

/**
 * Measures every list and query on the embedded database, and prints the median of each list and whether it is too
 * slow. Also prints the CPU time (`cpu`), which depends less on the load of the machine than the elapsed time.
 */
export async function printLists(): Promise<void> {
  const medians = new Map<string, number[]>();
  for await (const { list, request, isList, first, p50, p95, cpu } of measureLists(ROWS)) {
    const measurements = { first, p50, p95, cpu };
    const columns = Object.entries(measurements).map(
      ([name, value]) => `${name} ${value.toFixed(1).padStart(6)}`,
    );
    console.log(`${list.padEnd(22)} ${request.padEnd(26)} ${columns.join('  ')}`);
    if (isList) medians.set(list, [...(medians.get(list) ?? []), p50]);
  }
  console.table(Object.fromEntries([...medians].map(([list, times]) => [list, summarize(times)])));
}

function summarize(times: readonly number[]): Record<string, number | string> {
  const sorted = times.toSorted((one, other) => one - other);
  const p50 = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return {
    requests: times.length,
    p50,
    slowest: sorted.at(-1) ?? Number.NaN,
    'over the goal': times.filter((time) => time >= GOAL_MILLISECONDS).length,
    goal: p50 < GOAL_MILLISECONDS ? 'met' : `over ${GOAL_MILLISECONDS} ms`,
  };
}
