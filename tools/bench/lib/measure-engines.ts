import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureEngine, QUALITY_TESTS } from 'server/engine-quality';

const MEASUREMENTS_FILE = fileURLToPath(
  new URL('../../../server/src/engines/run/measured.json', import.meta.url),
);

/**
 * Measures every embedded engine on the test inputs: its quality, the time of the first run from a cold start, and the
 * time of later runs. With `storesResults`, writes the results to the file that the server reads for the descriptors of
 * engines.
 */
export async function measureEngines(storesResults: boolean): Promise<void> {
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
  if (storesResults) writeFileSync(MEASUREMENTS_FILE, `${JSON.stringify(measurementsByEngine, null, 2)}\n`);
}
