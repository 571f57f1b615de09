import { existsSync } from 'node:fs';

/** Debian's Chromium without windows, and the whole one. */
const OF_DEBIAN = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser that ATRIUM_CHROMIUM names, Debian's when it is there, else none: Playwright's own is used. */
export function findBrowser(): string | undefined {
  return process.env.ATRIUM_CHROMIUM || OF_DEBIAN.find((path) => existsSync(path));
}
