import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureEngine, QUALITY_TESTS } from 'server/engine-quality';

const MEASURED = fileURLToPath(new URL('../../../server/src/engines/run/measured.json', import.meta.url));

/**
 * Runs every embedded engine on the test inputs: quality, time of the first run from a cold start, and time of later
 * runs. With `--keep`, the engines then report these measurements.
 */
export async function measureEngines(isStored: boolean): Promise<void> {
  const measured: Record<string, Awaited<ReturnType<typeof measureEngine>>> = {};
  for (const qualityTest of QUALITY_TESTS) {
    measured[qualityTest.engineId] = await measureEngine(qualityTest);
    console.log(`${qualityTest.engineId}: done`);
  }
  console.table(
    Object.fromEntries(
      Object.entries(measured).map(([id, { quality, ...measurements }]) => [
        id,
        { quality: `${quality.metric} ${quality.value}`, ...measurements },
      ]),
    ),
  );
  if (isStored) writeFileSync(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
}
