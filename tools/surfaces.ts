import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareSurfaces } from './surfaces/compare-surfaces.ts';
import { PUBLIC_PACKAGES, readSnapshot, readSurface, SHARED } from './surfaces/surface.ts';

/** Records what the shared packages export. Rejects to record a removal within a major version. */
for (const name of PUBLIC_PACKAGES) {
  const folder = join(SHARED, name);
  const now = readSurface(folder);
  const { removed, added } = compareSurfaces(readSnapshot(folder), now);
  if (removed.length > 0) {
    console.error(
      `@atrium/${name} no longer exports ${removed.join(', ')}: restore them, or raise its major version.`,
    );
    process.exitCode = 1;
  } else {
    writeFileSync(join(folder, 'surfaces.json'), `${JSON.stringify(now, null, 2)}\n`);
    if (added.length > 0) console.log(`@atrium/${name}: ${added.length} recorded`);
  }
}
