import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { fingerprint, isUpToDate, remember } from './fingerprint.mjs';
import { PACKAGES, ROOT } from './paths.mjs';
import { capture } from './run.mjs';

/** What every build may contain, so that a change of any of it builds all anew. */
const COMMON = ['pnpm-lock.yaml', 'patches', 'shared'];

const RESULT = { host: 'dist/index.html' };

/**
 * Builds host and remotes for production, two at a time; one whose sources did not change is left as it is.
 *
 * @param {{ pnpm: string, env: NodeJS.ProcessEnv }} toolchain
 */
export async function build(toolchain) {
  const common = await fingerprint(COMMON);
  const waiting = [...PACKAGES];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildOne(name, common, toolchain);
  };
  await Promise.all([worker(), worker()]);
}

async function buildOne(name, common, toolchain) {
  const value = `${common}-${await fingerprint([name])}`;
  const result = join(ROOT, name, RESULT[name] ?? 'dist/remote.json');
  if (existsSync(result) && (await isUpToDate(`build-${name}`, value))) return;
  const started = Date.now();
  const { code, output } = await capture(toolchain.pnpm, ['--filter', name, 'run', 'build'], {
    cwd: ROOT,
    env: { ...toolchain.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Failure(`${name} could not be built.\n${output}`);
  console.log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  await remember(`build-${name}`, value);
}
