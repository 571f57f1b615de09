import { pointerSchema, ROUTES, registrySchema } from '@atrium/contract';
import type { Page } from 'playwright/test';

/** The host's own pages for signed-in users. */
const OWN = [ROUTES.registerResult, ROUTES.userSetting, ROUTES.accountSetting, '/admin/no-such-page'];

/** Patterns of every address of the console: those of the host and of the served remotes. */
export async function consoleRoutes(page: Page): Promise<readonly string[]> {
  const read = async (path: string): Promise<unknown> => (await page.request.get(path)).json();
  const { remotes } = registrySchema.parse(await read('/remotes.json'));
  const pointers = await Promise.all(
    remotes.map(async ({ pointers: [address = ''] }) => pointerSchema.parse(await read(address))),
  );
  return [...OWN, ...pointers.flatMap(({ current }) => current.descriptor.routes.map(({ path }) => path))];
}

/** Whether an address has a parameter: `/admin/nlp/app/:id`. */
export function hasParameter(pattern: string): boolean {
  return /[:*]/.test(pattern);
}

/** Whether an address matches a pattern. `create` is a page of its own, never an id. */
export function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '(?!create$)[^/]+')}$`).test(path);
}

/** The first link on a page that matches a pattern. */
export async function findLinkTo(page: Page, pattern: string): Promise<string | undefined> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return links.find((href): href is string => href !== null && matches(pattern, href));
}

/**
 * Visits every address of the console once. For an address with a parameter, it follows a link on a page visited
 * before. Returns the patterns without a link.
 */
export async function walkConsole(
  page: Page,
  visit: (path: string) => Promise<void>,
): Promise<readonly string[]> {
  const patterns = await consoleRoutes(page);
  const paths = patterns.filter((pattern) => !hasParameter(pattern));
  const missing = new Set(patterns.filter(hasParameter));
  for (const path of paths) {
    await visit(path);
    for (const pattern of missing) {
      const link = await findLinkTo(page, pattern);
      if (link && missing.delete(pattern)) paths.push(link);
    }
  }
  return [...missing];
}
