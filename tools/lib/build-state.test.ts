import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

interface BuildState {
  readonly computeBuildFingerprint: (name: string, env: NodeJS.ProcessEnv) => Promise<string>;
  readonly isBuilt: (dist: string) => Promise<boolean>;
}

// The scripts are plain JavaScript, so that they run before anything is installed.
const { computeBuildFingerprint, isBuilt }: BuildState = await import(
  new URL('./build-state.mjs', import.meta.url).href
);

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'atrium-build-state-'));
});

afterEach(() => rm(dist, { recursive: true }));

test('a remote does not count as built while the version that its pointer names is missing', async () => {
  expect(await isBuilt(dist)).toBe(false);
  await writeFile(join(dist, 'remote.json'), JSON.stringify({ current: { base: '1.0.0-a/' } }));
  expect(await isBuilt(dist)).toBe(false);
  await mkdir(join(dist, '1.0.0-a'));
  await writeFile(join(dist, '1.0.0-a', 'integrity.json'), '{}');
  expect(await isBuilt(dist)).toBe(true);
});

test('the fingerprint of a build depends on the package and on the build label', async () => {
  const values = await Promise.all([
    computeBuildFingerprint('remote-assets', {}),
    computeBuildFingerprint('remote-dashboard', {}),
    computeBuildFingerprint('remote-assets', { ATRIUM_BUILD_LABEL: 'blue' }),
  ]);
  expect(new Set(values).size).toBe(3);
  expect(await computeBuildFingerprint('remote-assets', {})).toBe(values[0]);
});
