import { ROUTES } from '@atrium/contract';
import { UNSAFE_REDIRECTS } from './lib/data/unsafe-redirects.ts';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { chooseLanguage } from './lib/page/choose-language.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { ADMIN, CONSOLE_URL } from './lib/server/environment.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

for (const language of listTestLanguages('en-US')) {
  test.describe(`the guard in ${language}`, () => {
    test.use({ language });

    test('a visitor without a session is redirected to sign-in, and then to the full address', async ({
      page,
      t,
    }) => {
      const address = '/admin/algorithm/algorithms?keyword=k&page=1#top';
      await page.goto(address);
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
      await expect(page).toHaveTitle(`${t('host.page.title.login')} - Atrium`);
      await page.getByLabel(t('host.page.login.account'), { exact: true }).fill(ADMIN.account);
      await page.getByLabel(t('host.page.login.password'), { exact: true }).fill(ADMIN.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(`${t('management.menu.algorithms')} - Atrium`);
      await expect(page.getByRole('row').filter({ hasText: 'kmeans' })).toBeVisible();
    });

    test('the address of a page for another role shows the page “No access”, and an unknown address shows the 404 page', async ({
      page,
      t,
      startSignedIn,
    }) => {
      await startSignedIn(page, { as: await registerUser() });
      for (const path of [ROUTES.console, '/admin/algorithm/algorithms', '/admin/nlp/nlps']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: t('host.page.forbidden.title') })).toBeVisible();
        await expect(page).toHaveTitle(`${t('host.page.title.forbidden')} - Atrium`);
      }
      for (const path of ['/admin/no-such-page', '/nowhere', '/admin/log/deeper']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: t('host.page.not-found.title') })).toBeVisible();
        await expect(page).toHaveTitle(`${t('host.page.title.not-found')} - Atrium`);
      }
      await page.getByRole('button', { name: t('host.component.home-button.label') }).click();
      await expect(page).toHaveURL(ROUTES.assets);
    });

    test('a short address redirects to its page', async ({ page, startSignedIn }) => {
      await startSignedIn(page, { at: '/admin/algorithms' });
      await expect(page).toHaveURL('/admin/algorithm/algorithms');
      await expect(page.getByRole('row').filter({ hasText: 'kmeans' })).toBeVisible();
    });

    test('error pages are open to everyone', async ({ page, t }) => {
      for (const [path, name] of [
        [ROUTES.forbidden, 'forbidden'],
        [ROUTES.serverError, 'server-error'],
        ['/nowhere', 'not-found'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: t(`host.page.${name}.title`) })).toBeVisible();
        await expect(page).toHaveTitle(`${t(`host.page.title.${name}`)} - Atrium`);
      }
    });

    test('the title follows the language', async ({ page, t, startSignedIn }) => {
      const [other, name] = language === 'zh-CN' ? ['English', 'NLP services'] : ['简体中文', 'NLP 服务'];
      await startSignedIn(page, { at: '/admin/nlp/nlps' });
      await expect(page).toHaveTitle(`${t('management.menu.nlp-items')} - Atrium`);
      await chooseLanguage(page, t('host.component.locale-picker.label'), other);
      await expect(page).toHaveTitle(`${name} - Atrium`);
    });
  });
}

for (const language of listTestLanguages('en-US')) {
  test.describe(`navigation of the console in ${language}`, () => {
    test.use({ language });

    test('redirects stay in the console, both at sign-in and by the redirect route', async ({
      page,
      startSignedIn,
    }) => {
      // The test opens an address for each redirect.
      test.setTimeout(360_000);
      await startSignedIn(page);
      const externalRequests: string[] = [];
      await page.route(/evil\.example/, (route) => {
        externalRequests.push(route.request().url());
        return route.abort();
      });
      for (const [index, redirect] of UNSAFE_REDIRECTS.entries()) {
        // In one language, each redirect is tested either at sign-in or by the redirect route. In the other language,
        // it is tested in the other way.
        const isBySignIn = (index % 2 === 0) === (language === 'zh-CN');
        const encoded = encodeURIComponent(redirect);
        const path = isBySignIn ? `${ROUTES.login}?redirect=${encoded}` : `${ROUTES.redirect}/${encoded}`;
        await test.step(path, async () => {
          await navigateTo(page, path);
          await expect(page).toHaveURL(CONSOLE_URL + ROUTES.console);
        });
      }
      expect(externalRequests).toEqual([]);
    });

    test('an admin starts on the dashboard, and the index addresses lead to a page', async ({
      page,
      t,
      signIn,
    }) => {
      await signIn(page);
      await expect(page).toHaveURL(ROUTES.console);
      await page.goto('/');
      await page.getByRole('link', { name: t('host.page.main.enter') }).click();
      await expect(page).toHaveURL(ROUTES.console);
      await page.goto(ROUTES.admin);
      await expect(page).toHaveURL(ROUTES.assets);
      await page.goto(ROUTES.dashboard);
      await expect(page).toHaveURL(ROUTES.console);
    });

    test('the main page is open to everyone, describes the product, and links to sign-in', async ({
      page,
      t,
    }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(`${t('host.page.title.main')} - Atrium`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('host.page.main.title'));
      await page.getByRole('link', { name: t('host.page.main.sign-in'), exact: true }).click();
      await expect(page).toHaveURL(ROUTES.login);
    });

    test('a navigation without the session cookies ends the session and opens the sign-in page', async ({
      page,
      startSignedIn,
    }) => {
      await startSignedIn(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.context().clearCookies();
      await navigateTo(page, '/admin/algorithm/algorithms');
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/admin/algorithm/algorithms')}`);
    });

    test('the redirect routes open the previous page, a path, or a route in JSON', async ({
      page,
      t,
      startSignedIn,
    }) => {
      await startSignedIn(page);
      await navigateTo(page, '/admin/log');
      await expect(page).toHaveTitle(`${t('dashboard.menu.log')} - Atrium`);
      await navigateTo(page, ROUTES.refresh);
      await expect(page).toHaveURL('/admin/log');
      await navigateTo(page, `${ROUTES.redirect}/admin/nlp/nlps?page=1`);
      await expect(page).toHaveURL('/admin/nlp/nlps?page=1');
      const byName = encodeURIComponent(JSON.stringify({ name: 'algorithms', query: { page: '1' } }));
      await page.goto(`${ROUTES.redirect}/${byName}`);
      await expect(page).toHaveURL('/admin/algorithm/algorithms?page=1');
      const byPath = encodeURIComponent(JSON.stringify({ path: '/admin/log' }));
      await page.goto(`${ROUTES.redirect}/${byPath}`);
      await expect(page).toHaveURL('/admin/log');
    });

    test('opening the current page again reloads it and scrolls to the top', async ({
      page,
      t,
      startSignedIn,
    }) => {
      await page.setViewportSize({ width: 1280, height: 420 });
      await startSignedIn(page);
      const entry = page
        .getByRole('navigation', { name: t('host.menu.sider.label') })
        .getByRole('link', { name: t('management.menu.algorithms') });
      await entry.click();
      const row = page.getByRole('row').filter({ hasText: 'kmeans' });
      await expect(row).toBeVisible();
      await page
        .getByRole('searchbox')
        .or(page.getByRole('main').getByRole('textbox'))
        .first()
        .fill('typed, not searched');
      await page.evaluate(() => window.scrollTo(0, 200));
      await entry.click();
      await expect(
        page.getByRole('main').getByRole('textbox').or(page.getByRole('searchbox')).first(),
      ).toHaveValue('');
      await expect(row).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}
