import { existsSync } from 'node:fs';

/** Debian's headless Chromium, and the full one. */
const OF_DEBIAN = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser in ATRIUM_CHROMIUM, else Debian's if it is installed, else none: Playwright then uses its own. */
export function findBrowser(): string | undefined {
  return process.env.ATRIUM_CHROMIUM || OF_DEBIAN.find((path) => existsSync(path));
}
