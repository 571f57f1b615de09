import { join } from 'node:path';
import { computeBuildFingerprint, isBuilt } from './build-state.mjs';
import { Failure } from './failure.mjs';
import { isUpToDate, storeFingerprint } from './fingerprint.mjs';
import { CONSOLE_PACKAGES, ROOT } from './paths.mjs';
import { capture } from './run.mjs';

/**
 * Builds host and remotes for production, two at a time. Skips those whose sources did not change.
 *
 * @param {{ pnpm: string, env: NodeJS.ProcessEnv }} toolchain
 */
export async function build(toolchain) {
  const pendingNames = [...CONSOLE_PACKAGES];
  const worker = async () => {
    for (let name = pendingNames.shift(); name; name = pendingNames.shift()) await buildOne(name, toolchain);
  };
  await Promise.all([worker(), worker()]);
}

async function buildOne(name, toolchain) {
  const fingerprint = await computeBuildFingerprint(name, toolchain.env);
  if ((await isBuilt(join(ROOT, name, 'dist'))) && (await isUpToDate(`build-${name}`, fingerprint))) return;
  const startedAt = Date.now();
  const { code, output } = await capture(toolchain.pnpm, ['--filter', name, 'run', 'build'], {
    cwd: ROOT,
    env: { ...toolchain.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Failure(`Failed to build ${name}.\n${output}`);
  console.log(`Built ${name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  await storeFingerprint(`build-${name}`, fingerprint);
}
