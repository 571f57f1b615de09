import { existsSync } from 'node:fs';

const DEBIAN_HEADLESS = '/usr/lib/chromium/chromium-headless-shell';
const DEBIAN_FULL = '/usr/bin/chromium';

/**
 * Returns the path of the browser: the value of ATRIUM_CHROMIUM, or else Debian's browser. If neither exists, returns
 * undefined, and Playwright uses its own browser.
 *
 * @param isFull True for measurements: Debian's headless shell opens pages faster than the browsers of users.
 */
export function findBrowser({ isFull = false } = {}): string | undefined {
  const installed = isFull ? [DEBIAN_FULL] : [DEBIAN_HEADLESS, DEBIAN_FULL];
  return process.env.ATRIUM_CHROMIUM || installed.find((path) => existsSync(path));
}
