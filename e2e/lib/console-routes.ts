import { pointerSchema, ROUTES, registrySchema } from '@atrium/contract';
import type { Page } from 'playwright/test';

/** The host's own pages for people who are signed in. */
const OWN = [ROUTES.registerResult, ROUTES.userSetting, ROUTES.accountSetting, '/admin/no-such-page'];

/** Patterns of every address of the console: the host's own and those of the remotes that are served. */
export async function consoleRoutes(page: Page): Promise<readonly string[]> {
  const read = async (path: string): Promise<unknown> => (await page.request.get(path)).json();
  const { remotes } = registrySchema.parse(await read('/remotes.json'));
  const pointers = await Promise.all(
    remotes.map(async ({ pointers: [address = ''] }) => pointerSchema.parse(await read(address))),
  );
  return [...OWN, ...pointers.flatMap(({ current }) => current.descriptor.routes.map(({ path }) => path))];
}

/** Whether an address needs something known first: `/admin/nlp/app/:id`. */
export function hasParameter(pattern: string): boolean {
  return /[:*]/.test(pattern);
}

/** Whether an address is one of a pattern's; `create` is a page of its own, never an id. */
export function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '(?!create$)[^/]+')}$`).test(path);
}

/** The first link of a page that leads to a pattern. */
export async function linkTo(page: Page, pattern: string): Promise<string | undefined> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return links.find((href): href is string => href !== null && matches(pattern, href));
}

/**
 * Visits every address of the console once; where one needs something known first, a link to it on a page visited
 * before. Answers the patterns to which no page had a link.
 */
export async function walkConsole(
  page: Page,
  visit: (path: string) => Promise<void>,
): Promise<readonly string[]> {
  const patterns = await consoleRoutes(page);
  const paths = patterns.filter((pattern) => !hasParameter(pattern));
  const wanted = new Set(patterns.filter(hasParameter));
  for (const path of paths) {
    await visit(path);
    for (const pattern of wanted) {
      const link = await linkTo(page, pattern);
      if (link && wanted.delete(pattern)) paths.push(link);
    }
  }
  return [...wanted];
}
