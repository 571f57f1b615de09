import { measureLists } from 'server/list-bench';

const ROWS = 100_000;
/** What a list may take at the median, in milliseconds. */
const GOAL = 5;

/** The medians of every list and question on the embedded database, and which lists are slower than they should be. */
export async function printLists(): Promise<void> {
  const lines: Record<string, Record<string, number | string>> = {};
  for await (const { list, medians, p50, p95 } of measureLists(ROWS)) {
    console.log(`${list}: done`);
    lines[list] = { ...medians, p50, p95, goal: p50 < GOAL ? 'met' : `over ${GOAL} ms` };
  }
  console.table(lines);
}
