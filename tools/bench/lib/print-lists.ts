import { measureLists } from 'server/list-bench';

const ROWS = 100_000;
/** What a list may take at the median, in milliseconds. */
const GOAL = 5;

/**
 * What every list and question takes on the embedded database, then each list's median of them, and which lists are
 * slower than they should be. The processor's share is what a busy machine does not change.
 */
export async function printLists(): Promise<void> {
  const medians = new Map<string, number[]>();
  for await (const { list, question, isList, first, p50, p95, cpu } of measureLists(ROWS)) {
    const figures = { first, p50, p95, cpu };
    const told = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(1).padStart(6)}`);
    console.log(`${list.padEnd(22)} ${question.padEnd(26)} ${told.join('  ')}`);
    if (isList) medians.set(list, [...(medians.get(list) ?? []), p50]);
  }
  console.table(Object.fromEntries([...medians].map(([list, times]) => [list, summary(times)])));
}

function summary(times: readonly number[]): Record<string, number | string> {
  const sorted = times.toSorted((one, other) => one - other);
  const p50 = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return {
    questions: times.length,
    p50,
    slowest: sorted.at(-1) ?? Number.NaN,
    'over the goal': times.filter((time) => time >= GOAL).length,
    goal: p50 < GOAL ? 'met' : `over ${GOAL} ms`,
  };
}
