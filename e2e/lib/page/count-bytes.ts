import type { Page } from 'playwright/test';

/**
 * Counts the bytes on the wire of the files that a page loads. The returned function returns the sum. Each file counts
 * only once, although the page may load it again: `page.route` turns off the browser's cache. The responses of calls do
 * not count, because they depend on what other tests store.
 */
export async function countBytes(page: Page): Promise<() => number> {
  // Otherwise, the console preloads the next pages when it is idle.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { pathname } = new URL(addresses.get(requestId) ?? 'about:blank');
    const isFile = pathname.startsWith('/') && !pathname.startsWith('/api/');
    if (isFile) bytes.set(pathname, Math.max(bytes.get(pathname) ?? 0, encodedDataLength));
  });
  return () => [...bytes.values()].reduce((sum, size) => sum + size, 0);
}
