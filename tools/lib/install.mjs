import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { computeFingerprint, isUpToDate, storeFingerprint } from './fingerprint.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Installs the dependencies of the lockfile, unless they are installed already.
 *
 * @param {{ pnpm: string, env: NodeJS.ProcessEnv }} toolchain
 */
export async function install(toolchain) {
  const manifests = await listManifests();
  const fingerprint = await computeFingerprint([
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'patches',
    ...manifests,
  ]);
  const isInstalled = existsSync(join(ROOT, 'node_modules', '.modules.yaml'));
  if (isInstalled && (await isUpToDate('install', fingerprint))) return;
  console.log('Installing dependencies …');
  const code = await run(toolchain.pnpm, ['install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: ROOT,
    env: { ...toolchain.env, CI: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (code !== 0) throw new Failure('Failed to install the dependencies. See the messages above.');
  await storeFingerprint('install', fingerprint);
}

async function listManifests() {
  const folders = ['.', ...(await listPackageFolders('.')), ...(await listPackageFolders('shared'))];
  return folders.map((folder) => join(folder, 'package.json')).filter((path) => existsSync(join(ROOT, path)));
}

async function listPackageFolders(parent) {
  const entries = await readdir(join(ROOT, parent), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map((entry) => join(parent, entry.name))
    .sort();
}
