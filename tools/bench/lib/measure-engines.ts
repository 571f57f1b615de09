import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureEngine, QUALITY_TESTS } from 'server/engine-quality';

const MEASUREMENTS_FILE = fileURLToPath(
  new URL('../../../server/src/engines/run/measured.json', import.meta.url),
);

/**
 * Runs every embedded engine on the test inputs: quality, time of the first run from a cold start, and time of later
 * runs. With `isStored`, it writes them to the file from which the server reads them for the descriptors of engines.
 */
export async function measureEngines(isStored: boolean): Promise<void> {
  const measurementsByEngine: Record<string, Awaited<ReturnType<typeof measureEngine>>> = {};
  for (const qualityTest of QUALITY_TESTS) {
    measurementsByEngine[qualityTest.engineId] = await measureEngine(qualityTest);
    console.log(`${qualityTest.engineId}: done`);
  }
  console.table(
    Object.fromEntries(
      Object.entries(measurementsByEngine).map(([id, { quality, ...measurements }]) => [
        id,
        { quality: `${quality.metric} ${quality.value}`, ...measurements },
      ]),
    ),
  );
  if (isStored) writeFileSync(MEASUREMENTS_FILE, `${JSON.stringify(measurementsByEngine, null, 2)}\n`);
}
