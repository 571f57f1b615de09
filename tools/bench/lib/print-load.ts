import { measureLoad } from 'server/load-bench';

/**
 * The goals on a machine with two processors: `p99` in milliseconds at 400 reads a second, the peak
 * `memory` of the server in megabytes, and `recovery`, the milliseconds until the server responds
 * again after requests at three times its highest rate.
 */
const GOALS = { p99: 300, memory: 600, recovery: 10_000 };

/**
 * Measures signed-in reads on a separate server at three rates: 400 a second, the highest rate that the server reaches,
 * and three times that rate.
 */
export async function printLoad(): Promise<void> {
  const { phases, memoryMb, recoveredAfter } = await measureLoad();
  console.table(Object.fromEntries(phases.map(({ phase, ...measurements }) => [phase, measurements])));
  const [steady] = phases;
  const isSteady =
    steady && steady.p99 < GOALS.p99 && steady.succeeded > 0 && steady.rejected + steady.failed === 0;
  console.log(`400 a second: ${isSteady ? 'met' : 'not met'} (p99 under ${GOALS.p99} ms and no error)`);
  console.log(`peak memory: ${memoryMb ?? '?'} MB (goal ${GOALS.memory})`);
  console.log(`responds again after ${Math.round(recoveredAfter)} ms (goal ${GOALS.recovery})`);
}
