import { expect, test } from './journey.ts';

/** What every page must have one copy of, by the names under which it is shared. */
const SINGLETONS = [
  'react',
  'react-dom',
  'jotai',
  '@lingui/core',
  '@lingui/react',
  '@atrium/runtime',
  '@atrium/i18n',
  '@atrium/ui/base',
  '@atrium/ui/router',
  '@atrium/ui/shell',
  '@atrium/ui/data',
];

interface Federation {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly shareScopeMap: Readonly<Record<string, Readonly<Record<string, object>>>>;
  }[];
}

test('nothing of a remote is fetched before sign-in, and no code of one before its page is wanted', async ({
  page,
  say,
  signIn,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/remotes'))).toEqual([]);

  await signIn(page);
  await expect(
    page.getByRole('heading', { level: 1, name: say('dashboard.page.console.title') }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  const code = (remote: string) =>
    asked.filter((path) => path.startsWith(`/remotes/${remote}/`) && path.endsWith('.js'));
  expect(code('remote-dashboard')).not.toEqual([]);
  expect(code('remote-assets')).toEqual([]);
  expect(code('remote-management')).toEqual([]);

  await page.getByRole('link', { name: say('assets.menu.assets') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('assets.page.assets.title') })).toBeVisible();
  expect(code('remote-assets')).not.toEqual([]);
  expect(code('remote-management')).toEqual([]);
});

test('host and remotes share one copy of React, the router, jotai, lingui and the components', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page);
  for (const id of ['assets.menu.assets', 'management.menu.algorithms', 'dashboard.menu.console']) {
    await page.getByRole('link', { name: say(id) }).click();
    await expect(page.getByRole('heading', { level: 1, name: say(id) })).toBeVisible();
  }
  const copies = await page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as { readonly __FEDERATION__: Federation };
    return federation.__INSTANCES__.map(({ shareScopeMap }) =>
      Object.entries(shareScopeMap.default ?? {}).map(
        ([name, versions]) => [name, Object.keys(versions)] as const,
      ),
    );
  });
  expect(copies.length).toBeGreaterThanOrEqual(4);
  for (const shared of copies) {
    const versions = new Map(shared);
    for (const name of SINGLETONS) expect(versions.get(name), name).toHaveLength(1);
  }
  const origins = await page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as { readonly __FEDERATION__: Federation };
    const scopes = federation.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default ?? {});
    return Object.keys(scopes[0] ?? {}).map((name) => {
      const loaded = scopes.map((scope) =>
        Object.values(scope[name] ?? {}).map((copy) => Reflect.get(copy, 'lib')),
      );
      return [name, new Set(loaded.flat().filter((lib) => lib !== undefined)).size] as const;
    });
  });
  for (const [name, count] of origins) expect(count, `copies of ${name}`).toBeLessThanOrEqual(1);
});
