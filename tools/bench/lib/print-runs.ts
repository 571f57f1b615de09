import { measureRuns } from 'server/run-bench';

/**
 * The largest values on a machine with two processors: `p99` in milliseconds, and the factor by which the p95 latency
 * of one user may grow during a flood by another user.
 */
const GOALS = { p99: 300, slowdown: 2 };
const FULL = { perSecond: 50, seconds: 60 };
const BRIEF = { perSecond: 50, seconds: 8 };

/** Measures runs of a light app on a separate server: 50 a second, and those of one user during a flood by another. */
export async function printRuns(isBrief: boolean): Promise<void> {
  const { phases, processorTime, slowdown } = await measureRuns(isBrief ? BRIEF : FULL);
  console.table(Object.fromEntries(phases.map(({ phase, ...measurements }) => [phase, measurements])));
  const [steady] = phases;
  const isSteady =
    steady && steady.p99 < GOALS.p99 && steady.succeeded > 0 && steady.rejected + steady.failed === 0;
  console.log(`50 runs a second: ${isSteady ? 'met' : 'not met'} (p99 under ${GOALS.p99} ms and no error)`);
  const { server, database } = processorTime;
  console.log(
    `processor time of a run: ${server.toFixed(1)} ms in the server, ${database.toFixed(1)} ms in the database`,
  );
  console.log(
    `p95 during a flood by another user: ${slowdown.toFixed(1)} times the p95 without it (goal ${GOALS.slowdown})`,
  );
}
