import { existsSync } from 'node:fs';

/** Debian's headless Chromium, and the full one. */
const DEBIAN_BROWSERS = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser in ATRIUM_CHROMIUM, else Debian's if it is installed, else none: Playwright then uses its own. */
export function findBrowser(): string | undefined {
  return process.env.ATRIUM_CHROMIUM || DEBIAN_BROWSERS.find((path) => existsSync(path));
}
