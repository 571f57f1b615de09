import {
  type AppKind,
  algorithmListCall,
  appCalls,
  auditListCall,
  dashboardSummaryCall,
  ERROR_CODES,
  loginCall,
  nlpCalls,
  ROUTES,
  recognitionCalls,
  userListCall,
  versionListCall,
} from '@atrium/contract';
import type { Page } from 'playwright/test';
import { createApps } from './lib/data/create-apps.ts';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import {
  findExpectedElement,
  listConsoleRoutes,
  OUTER_ROUTES,
  type ResourcePage,
  type Route,
} from './lib/routes/specified-routes.ts';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, type Language, test } from './test.ts';

const KINDS: readonly AppKind[] = ['algorithm', 'recognition', 'nlp'];
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

async function createAppsOfEachKind(token: string, prefix: string): Promise<readonly ResourcePage[]> {
  const apps: ResourcePage[] = [];
  for (const kind of KINDS) {
    const name = `${prefix} ${kind}`;
    const [path = ''] = await createApps(token, [name], kind);
    apps.push({ path, name });
  }
  return apps;
}

/** Returns the page with the versions of a seeded algorithm. */
async function findVersionsPage(token: string, language: Language): Promise<ResourcePage> {
  const { list } = await callServer(algorithmListCall, { keyword: 'kmeans' }, { token, language });
  return { path: `/admin/algorithm/algorithm/versions/${list[0]?.id}`, name: list[0]?.name ?? '' };
}

/** Sends calls of the pages for admins to the server, without the console, and expects their rejection. */
async function expectRejections(status: string, token?: string): Promise<void> {
  const calls = [
    callServer(algorithmListCall, {}, { token }),
    callServer(versionListCall, { algorithmId: UNKNOWN_ID }, { token }),
    callServer(recognitionCalls.list, {}, { token }),
    callServer(nlpCalls.list, {}, { token }),
    callServer(userListCall, {}, { token }),
    callServer(auditListCall, {}, { token }),
    callServer(dashboardSummaryCall, { timeZone: 'Asia/Shanghai' }, { token }),
  ];
  for (const response of await Promise.allSettled(calls)) {
    expect(response.status === 'rejected' ? String(response.reason) : 'fulfilled').toMatch(
      new RegExp(`returned ${status}$`),
    );
  }
}

/** Returns the visible lists that are wider than their containers, each with the excess in pixels. */
async function findScrollingLists(page: Page): Promise<readonly string[]> {
  const excesses = await page.locator('table:visible').evaluateAll((tables) =>
    tables.map(({ parentElement: container }) => {
      const excess = (container?.scrollWidth ?? 0) - (container?.clientWidth ?? 0);
      return [container?.getAttribute('aria-label') ?? '', excess] as const;
    }),
  );
  return excesses.filter(([, excess]) => excess > 0).map(([name, excess]) => `${name}: ${excess} px`);
}

for (const language of listTestLanguages('en-US')) {
  test.describe(`every route of the specification in ${language}`, () => {
    test.use({ language });

    test('works for an admin', async ({ page, t, signIn }) => {
      const { token } = await callServer(loginCall, ADMIN);
      const apps = await createAppsOfEachKind(token, `Admin ${language}`);
      const routes = listConsoleRoutes(await findVersionsPage(token, language), apps);
      const id = apps.at(-1)?.path.split('/').at(-1) ?? '';
      await callServer(appCalls.nlp.run, { id, input: { kind: 'text', text: '你好' } }, { token });
      await signIn(page);
      for (const route of [...routes, ...OUTER_ROUTES]) {
        await test.step(route.path, async () => {
          await navigateTo(page, route.path);
          await expect(page).toHaveURL(route.redirectsTo ?? route.path);
          await expect(page).toHaveTitle(`${route.title(t)} - Atrium`);
          await expect(findExpectedElement(page, route, t)).toBeVisible();
          expect(await findScrollingLists(page)).toEqual([]);
        });
      }
      await test.step('the lists of runs and of apps fit the window', async () => {
        await navigateTo(page, '/admin/dashboard/runs');
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        expect(await findScrollingLists(page)).toEqual([]);
        await navigateTo(page, ROUTES.assets);
        await page.getByRole('radio', { name: t('assets.page.assets.view-table'), exact: true }).check();
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        expect(await findScrollingLists(page)).toEqual([]);
      });
    });

    test('works for a user, except routes for admins and apps of other users', async ({
      page,
      t,
      signIn,
    }) => {
      const { token: adminToken } = await callServer(loginCall, ADMIN);
      const versions = await findVersionsPage(adminToken, language);
      const [otherUsersAppAddress = ''] = await createApps(adminToken, [`Foreign ${language}`], 'algorithm');
      const testUser = await registerUser();
      const { token } = testUser.session;
      const routes = listConsoleRoutes(versions, await createAppsOfEachKind(token, `User ${language}`));
      await signIn(page, testUser);
      for (const route of [...routes, ...OUTER_ROUTES]) {
        await test.step(route.path, async () => {
          await navigateTo(page, route.path);
          await expect(page).toHaveURL(route.redirectsTo ?? route.path);
          if (route.access === 'admin') {
            await expect(page).toHaveTitle(`${t('host.page.title.forbidden')} - Atrium`);
            await expect(page.getByRole('heading', { name: t('host.page.forbidden.title') })).toBeVisible();
          } else {
            await expect(page).toHaveTitle(`${route.title(t)} - Atrium`);
            await expect(findExpectedElement(page, route, t)).toBeVisible();
          }
        });
      }
      await test.step("another user's app does not exist for this user", async () => {
        await navigateTo(page, otherUsersAppAddress);
        await expect(page.getByRole('heading', { name: t('assets.page.app.missing') })).toBeVisible();
        const id = otherUsersAppAddress.split('/').at(-1) ?? '';
        const response = callServer(appCalls.algorithm.detail, { id }, { token });
        await expect(response).rejects.toThrow(String(ERROR_CODES.notFound));
      });
      await test.step('the server also forbids the calls of admins', () => expectRejections('403', token));
    });

    test('redirects visitors without a session to the sign-in page, unless the route is public', async ({
      page,
      t,
    }) => {
      const consoleRoutes = listConsoleRoutes(
        { path: `/admin/algorithm/algorithm/versions/${UNKNOWN_ID}`, name: '' },
        KINDS.map((kind) => ({ path: `/admin/assets/${kind}App/${UNKNOWN_ID}`, name: '' })),
      );
      const outerRoutes: readonly Route[] = [
        { path: ROUTES.login, access: 'public', title: () => t('host.page.title.login') },
        { path: ROUTES.register, access: 'public', title: () => t('host.page.title.register') },
        ...OUTER_ROUTES,
      ];
      await page.goto(ROUTES.forgotPassword);
      for (const route of [...outerRoutes, ...consoleRoutes]) {
        await test.step(route.path, async () => {
          await navigateTo(page, route.path);
          if (route.access === 'public') {
            await expect(page).toHaveURL(route.path);
            await expect(page).toHaveTitle(`${route.title(t)} - Atrium`);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          } else {
            await expect(page).toHaveURL(new RegExp(`^[^?]*${ROUTES.login}\\?redirect=`));
            await expect(page).toHaveTitle(`${t('host.page.title.login')} - Atrium`);
          }
        });
      }
      await test.step('the server also rejects the calls as unauthenticated', () => expectRejections('401'));
    });
  });
}
