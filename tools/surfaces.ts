import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareSurfaces } from './surfaces/compare-surfaces.ts';
import { PUBLIC_PACKAGES, readRecordedSurface, readSurface, SHARED } from './surfaces/surface.ts';

/** Records the exports of the shared packages. Fails if an export was removed within a major version. */
for (const name of PUBLIC_PACKAGES) {
  const folder = join(SHARED, name);
  const current = readSurface(folder);
  const { removed, added } = compareSurfaces(readRecordedSurface(folder), current);
  if (removed.length > 0) {
    console.error(
      `@atrium/${name} no longer exports ${removed.join(', ')}: restore them, or raise its major version.`,
    );
    process.exitCode = 1;
  } else {
    writeFileSync(join(folder, 'surfaces.json'), `${JSON.stringify(current, null, 2)}\n`);
    if (added.length > 0) console.log(`@atrium/${name}: recorded ${added.length} new exports`);
  }
}
