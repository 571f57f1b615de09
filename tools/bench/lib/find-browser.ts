import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The browser that ATRIUM_CHROMIUM names, Debian's when it is there, else none: Playwright's own is used. */
export function findBrowser(): string | undefined {
  return process.env.ATRIUM_CHROMIUM ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
}
