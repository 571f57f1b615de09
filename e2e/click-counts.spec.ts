import {
  algorithmCalls,
  aliasSetCall,
  loginCall,
  PRODUCTION_ALIAS,
  versionCreateCall,
  versionValidateCall,
} from '@atrium/contract';
import { createApps } from './lib/data/create-apps.ts';
import { countClicks } from './lib/page/count-clicks.ts';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

test('frequent actions take few clicks', async ({ page, t, startSignedIn }) => {
  const mark = Date.now().toString(36);
  const appName = `Clicks ${mark}`;
  const user = await registerUser();
  await createApps(user.session.token, [appName]);
  const { name, path } = await createVersions(mark);
  const main = page.getByRole('main');
  const button = (text: string) => page.getByRole('button', { name: text, exact: true });

  await test.step('two clicks run an app on its sample', async () => {
    await startSignedIn(page, { as: user, at: '/admin/assets/assets' });
    const clicks = await countClicks(page);
    await button(t('assets.page.assets.run-app', { name: appName })).click();
    await button(t('assets.page.app.run')).click();
    await expect(page.getByRole('region', { name: t('tasks.component.result.label') })).toBeVisible();
    expect(await clicks()).toBe(2);
  });

  await test.step('three clicks create an app', async () => {
    await page.goto('/admin/assets/assets');
    const clicks = await countClicks(page);
    await button(t('assets.page.assets.create')).click();
    await page.getByRole('radio').last().click();
    await page.getByLabel(t('assets.page.app-create.name'), { exact: true }).fill(`Second ${mark}`);
    await button(t('assets.page.app-create.create')).click();
    await page.waitForURL(/\/admin\/assets\/\w+\/[0-9a-f-]{36}/);
    expect(await clicks()).toBe(3);
  });

  await test.step('three clicks promote a version', async () => {
    await startSignedIn(page, { at: `/admin/algorithm/algorithms?keyword=clicks-${mark}` });
    const clicks = await countClicks(page);
    await main.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
    await page.waitForURL(path);
    const action = { label: t('management.page.versions.set-alias'), name: 'v2' };
    await button(t('table.component.row.action', action)).click();
    await button(t('management.page.versions.point')).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(main.getByRole('row').filter({ hasText: 'v2' })).toContainText(PRODUCTION_ALIAS);
    expect(await clicks()).toBe(3);
  });

  await test.step('one click on the dashboard opens the failed runs', async () => {
    await page.goto('/admin/dashboard/console');
    const clicks = await countClicks(page);
    await main
      .getByRole('link', { name: t('dashboard.page.console.errors'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/dashboard\/runs\?.*status=failed/);
    expect(await clicks()).toBe(1);
  });
});

/**
 * Creates an algorithm with two versions, of which the first is in production. Returns the name of the algorithm and
 * the path of the page with its versions.
 */
async function createVersions(mark: string): Promise<{ readonly name: string; readonly path: string }> {
  const { token } = await callServer(loginCall, ADMIN);
  const name = `Clicks ${mark}`;
  const draft = { slug: `clicks-${mark}`, name, task: 'cluster' as const, description: '', tags: [] };
  const { id: algorithmId } = await callServer(algorithmCalls.create, draft, { token });
  const rows = [1, 2, 3, 50, 51, 52].map((value) => [value, value]);
  const sample = { kind: 'table' as const, columns: ['x', 'y'], rows };
  for (const clusters of [2, 3]) {
    const content = { engineId: 'kmeans', parameters: { clusters }, sample, note: '' };
    const { id } = await callServer(versionCreateCall, { algorithmId, ...content }, { token });
    await callServer(versionValidateCall, { id }, { token });
  }
  const aliasChange = { algorithmId, alias: PRODUCTION_ALIAS, expected: null, version: 1, reason: '' };
  await callServer(aliasSetCall, aliasChange, { token });
  return { name, path: `/admin/algorithm/algorithm/versions/${algorithmId}` };
}
