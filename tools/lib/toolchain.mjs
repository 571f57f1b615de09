import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT, STATE } from './paths.mjs';
import { capture } from './run.mjs';

const OLDEST_NODE = 20;
const REQUIRED_NODE = 24;

/**
 * Finds the Node and pnpm for the project, and downloads from npm what is missing. A Node of version 24 or newer that
 * runs this script is used; pnpm always has the version in package.json.
 *
 * @returns {Promise<{ node: string, pnpm: string, env: NodeJS.ProcessEnv }>} paths, and an environment that finds them
 * first.
 */
export async function findToolchain() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    throw new Failure(
      `Node ${process.versions.node} is too old. Atrium needs version ${OLDEST_NODE} or newer.`,
    );
  }
  const home = join(STATE, 'toolchain');
  // A second run can use the downloaded Node. npm would remove it if it were missing from the list.
  const isNodeFine = major >= REQUIRED_NODE && !process.execPath.startsWith(home);
  const pnpmVersion = await readPnpmVersion();
  const packages = [`pnpm@${pnpmVersion}`, ...(isNodeFine ? [] : [`${nodePackage()}@${REQUIRED_NODE}`])];
  const stamp = join(home, 'stamp');
  const wanted = packages.join(' ');
  if ((await readIfThere(stamp)) !== wanted || !existsSync(pnpmPath(home))) {
    await fetchPackages(home, packages);
    await writeFile(stamp, wanted);
  }
  const node = isNodeFine ? process.execPath : nodePath(home);
  const path = [dirname(node), dirname(pnpmPath(home)), process.env.PATH ?? ''].join(delimiter);
  return { node, pnpm: pnpmPath(home), env: { ...withoutNpmSettings(process.env), PATH: path } };
}

async function readPnpmVersion() {
  const { packageManager } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return packageManager.replace('pnpm@', '');
}

/** The npm package that contains only Node's executable for this platform and needs no install script. */
function nodePackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}

const isWindows = process.platform === 'win32';

function nodePath(home) {
  return join(home, 'node_modules', nodePackage(), 'bin', isWindows ? 'node.exe' : 'node');
}

function pnpmPath(home) {
  return join(home, 'node_modules', '.bin', isWindows ? 'pnpm.cmd' : 'pnpm');
}

async function fetchPackages(home, packages) {
  console.log(`Downloading ${packages.join(' and ')} …`);
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), '{ "private": true }\n');
  const npm = isWindows ? 'npm.cmd' : 'npm';
  const args = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', ...packages];
  const { code, output } = await capture(npm, args, { cwd: home, shell: isWindows }).catch((error) => ({
    code: 1,
    output: String(error),
  }));
  if (code !== 0) throw new Failure(`npm could not download ${packages.join(' and ')}.\n${output}`);
}

async function readIfThere(path) {
  return readFile(path, 'utf8').catch(() => undefined);
}

/** The variables that `npm run` sets are for this project, not for the tools that start here. */
function withoutNpmSettings(env) {
  const remaining = Object.entries(env).filter(
    ([name]) => !/^npm_(config_(prefix|local_prefix|yes|noproxy)|package_|lifecycle_)/.test(name),
  );
  return Object.fromEntries(remaining);
}
