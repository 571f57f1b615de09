import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENGINE_TRIALS, measureEngine } from 'server/engine-quality';

const MEASURED = fileURLToPath(new URL('../../../server/src/engines/run/measured.json', import.meta.url));

/**
 * Every embedded engine on the inputs that the tests try it on: how good its answers are, how long the first one takes
 * from nothing, and how long the next ones. With `--keep`, what the engines say of themselves becomes these figures.
 */
export async function measureEngines(isKept: boolean): Promise<void> {
  const measured: Record<string, Awaited<ReturnType<typeof measureEngine>>> = {};
  for (const trial of ENGINE_TRIALS) {
    measured[trial.engineId] = await measureEngine(trial);
    console.log(`${trial.engineId}: done`);
  }
  console.table(
    Object.fromEntries(
      Object.entries(measured).map(([id, { quality, ...figures }]) => [
        id,
        { quality: `${quality.figure} ${quality.value}`, ...figures },
      ]),
    ),
  );
  if (isKept) writeFileSync(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
}
