import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Returns the browser in ATRIUM_CHROMIUM, else Debian's if it is installed, else none: Playwright then uses its own. */
export function findBrowser(): string | undefined {
  return process.env.ATRIUM_CHROMIUM ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
}
