import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';
import { capture } from './run.mjs';

/** Debian's headless Chromium, and Debian's full Chromium. */
const DEBIAN_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Finds a browser for the end-to-end tests: the one in ATRIUM_CHROMIUM, Debian's, or Playwright's own. Prefers Debian's
 * headless Chromium, which makes the tests 40 % faster. As root on Debian, installs Debian's with apt.
 *
 * @returns {Promise<string | undefined>} the executable, or `undefined` for Playwright's own browser.
 */
export async function findChromium(toolchain) {
  const chosenPath = process.env.ATRIUM_CHROMIUM;
  if (chosenPath) {
    if (!existsSync(chosenPath))
      throw new Failure(`ATRIUM_CHROMIUM is set to ${chosenPath}, but this file does not exist.`);
    return chosenPath;
  }
  const canInstallByApt = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (existsSync(DEBIAN_SHELL)) return DEBIAN_SHELL;
  if (canInstallByApt && (await installByApt('chromium-headless-shell')).code === 0) return DEBIAN_SHELL;
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  if (canInstallByApt) {
    const { code, output } = await installByApt('chromium');
    if (code === 0) return DEBIAN_CHROMIUM;
    throw new Failure(
      `apt could not install Chromium. Install it and set ATRIUM_CHROMIUM to its path.\n${output}`,
    );
  }
  await installPlaywrightChromium(toolchain);
  return undefined;
}

async function installByApt(name) {
  console.log(`Installing ${name} with apt …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update', '-qq'], { env });
  return await capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
}

async function installPlaywrightChromium(toolchain) {
  const { code, output } = await capture(toolchain.pnpm, ['exec', 'playwright', 'install', 'chromium'], {
    cwd: join(ROOT, 'e2e'),
    env: toolchain.env,
  });
  if (code !== 0) {
    throw new Failure(
      `Playwright could not download Chromium. Install Chromium and set ATRIUM_CHROMIUM to its path.\n${output}`,
    );
  }
}
