import { existsSync } from 'node:fs';

/** Debian's headless Chromium, and the full one. */
const DEBIAN_BROWSERS = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];

/** Returns the browser in ATRIUM_CHROMIUM, or Debian's if it is installed. Otherwise, Playwright uses its own. */
export function findBrowser(): string | undefined {
  return process.env.ATRIUM_CHROMIUM || DEBIAN_BROWSERS.find((path) => existsSync(path));
}
