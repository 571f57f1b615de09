import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT, STATE } from './paths.mjs';
import { capture } from './run.mjs';

/** The oldest major version of Node that can run this script. */
const MIN_NODE = 20;
/** The major version of Node that the project requires. It is downloaded if it is missing. */
const REQUIRED_NODE = 24;

/**
 * Finds the Node and pnpm for the project, and downloads the missing ones from npm. Uses the Node that runs this
 * script if its version is 24 or newer; pnpm always has the version in package.json.
 *
 * @returns {Promise<{ node: string, pnpm: string, env: NodeJS.ProcessEnv }>} their paths, and an environment with both
 * at the start of `PATH`.
 */
export async function findToolchain() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < MIN_NODE) {
    throw new Failure(`Node ${process.versions.node} is too old. Atrium needs version ${MIN_NODE} or newer.`);
  }
  const home = join(STATE, 'toolchain');
  // If the downloaded Node runs this script, it stays in `packages`, because npm removes packages that are not listed.
  const usesRunningNode = major >= REQUIRED_NODE && !process.execPath.startsWith(home);
  const pnpmVersion = await readPnpmVersion();
  const packages = [
    `pnpm@${pnpmVersion}`,
    ...(usesRunningNode ? [] : [`${getNodePackage()}@${REQUIRED_NODE}`]),
  ];
  const stamp = join(home, 'stamp');
  const packageList = packages.join(' ');
  if ((await readIfPresent(stamp)) !== packageList || !existsSync(getPnpmPath(home))) {
    await downloadPackages(home, packages);
    await writeFile(stamp, packageList);
  }
  const node = usesRunningNode ? process.execPath : getNodePath(home);
  const path = [dirname(node), dirname(getPnpmPath(home)), process.env.PATH ?? ''].join(delimiter);
  return { node, pnpm: getPnpmPath(home), env: { ...withoutNpmSettings(process.env), PATH: path } };
}

async function readPnpmVersion() {
  const { packageManager } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return packageManager.replace('pnpm@', '');
}

/** Returns the npm package that contains only Node's executable for this platform and needs no install script. */
function getNodePackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}

const isWindows = process.platform === 'win32';

function getNodePath(home) {
  return join(home, 'node_modules', getNodePackage(), 'bin', isWindows ? 'node.exe' : 'node');
}

function getPnpmPath(home) {
  return join(home, 'node_modules', '.bin', isWindows ? 'pnpm.cmd' : 'pnpm');
}

async function downloadPackages(home, packages) {
  console.log(`Downloading ${packages.join(' and ')} …`);
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), '{ "private": true }\n');
  const npm = isWindows ? 'npm.cmd' : 'npm';
  const args = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', ...packages];
  const { code, output } = await capture(npm, args, { cwd: home, shell: isWindows }).catch((error) => ({
    code: 1,
    output: String(error),
  }));
  if (code !== 0) {
    throw new Failure(
      `npm could not download ${packages.join(' and ')}. Check the connection to the npm registry.\n${output}`,
    );
  }
}

async function readIfPresent(path) {
  return readFile(path, 'utf8').catch(() => undefined);
}

/** Removes the variables that `npm run` sets, which would change the settings of the tools that start here. */
function withoutNpmSettings(env) {
  const remaining = Object.entries(env).filter(
    ([name]) => !/^npm_(config_(prefix|local_prefix|yes|noproxy)|package_|lifecycle_)/.test(name),
  );
  return Object.fromEntries(remaining);
}
