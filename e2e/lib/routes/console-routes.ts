import { pointerSchema, ROUTES, registrySchema } from '@atrium/contract';
import type { Page } from 'playwright/test';

/** The addresses of the host for signed-in users, including one without a page. */
const HOST_PAGES = [ROUTES.registerResult, ROUTES.userSetting, ROUTES.accountSetting, '/admin/no-such-page'];

/** Returns the patterns of all addresses for signed-in users: those of the host and of the served remotes. */
export async function listRoutePatterns(page: Page): Promise<readonly string[]> {
  const read = async (path: string): Promise<unknown> => (await page.request.get(path)).json();
  const { remotes } = registrySchema.parse(await read('/remotes.json'));
  const pointers = await Promise.all(
    remotes.map(async ({ pointers: [address = ''] }) => pointerSchema.parse(await read(address))),
  );
  return [
    ...HOST_PAGES,
    ...pointers.flatMap(({ current }) => current.descriptor.routes.map(({ path }) => path)),
  ];
}

/** Returns whether a pattern has a parameter or a wildcard, such as `/admin/nlp/app/:id`. */
export function hasParameter(pattern: string): boolean {
  return /[:*]/.test(pattern);
}

/** Returns whether an address matches a pattern. `create` is a separate page and never an id. */
export function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '(?!create$)[^/]+')}$`).test(path);
}

/** Returns the first link on a page that matches a pattern. */
export async function findLinkTo(page: Page, pattern: string): Promise<string | undefined> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return links.find((href): href is string => href !== null && matches(pattern, href));
}

/**
 * Opens every address for signed-in users once. For an address with a parameter, follows a link on an earlier page.
 * Returns the patterns to which no page had a link.
 */
export async function walkConsole(
  page: Page,
  openPath: (path: string) => Promise<void>,
): Promise<readonly string[]> {
  const patterns = await listRoutePatterns(page);
  const paths = patterns.filter((pattern) => !hasParameter(pattern));
  const remaining = new Set(patterns.filter(hasParameter));
  // The loop also opens the links that it adds to `paths`.
  for (const path of paths) {
    await openPath(path);
    for (const pattern of remaining) {
      const link = await findLinkTo(page, pattern);
      if (link && remaining.delete(pattern)) paths.push(link);
    }
  }
  return [...remaining];
}
