import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';
import { capture } from './run.mjs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Finds a browser for the journeys: the one that ATRIUM_CHROMIUM names, Debian's `chromium` (installed by apt when
 * this is root on Debian), or Playwright's own.
 *
 * @returns {Promise<string | undefined>} the executable; none means Playwright's own.
 */
export async function findChromium(toolchain) {
  const named = process.env.ATRIUM_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Failure(`ATRIUM_CHROMIUM names ${named}, which does not exist.`);
    return named;
  }
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) return installDebianChromium();
  await installPlaywrightChromium(toolchain);
  return undefined;
}

async function installDebianChromium() {
  console.log('Installing chromium by apt …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update', '-qq'], { env });
  const { code, output } = await capture(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    { env },
  );
  if (code !== 0)
    throw new Failure(`apt could not install chromium, which the browser tests need.\n${output}`);
  return DEBIAN_CHROMIUM;
}

async function installPlaywrightChromium(toolchain) {
  const { code, output } = await capture(toolchain.pnpm, ['exec', 'playwright', 'install', 'chromium'], {
    cwd: join(ROOT, 'e2e'),
    env: toolchain.env,
  });
  if (code !== 0) {
    throw new Failure(
      `There is no Chromium for the browser tests: install one and name it in ATRIUM_CHROMIUM.\n${output}`,
    );
  }
}
