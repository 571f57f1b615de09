import { readFile } from 'node:fs/promises';
import { appCalls } from '@atrium/contract';
import { createApps } from './lib/data/create-apps.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { callServer } from './lib/server/call-server.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

const NAME = 'Metrics of an app';

test('a metric links to its runs, the audit log shows the event of a change, and the exported log contains no token', async ({
  page,
  t,
  startSignedIn,
}) => {
  const { session } = await registerUser();
  const [address = ''] = await createApps(session.token, [NAME]);
  const id = address.split('/').at(-1) ?? '';
  const input = { kind: 'text' as const, text: '我来到北京清华大学。' };
  await callServer(appCalls.nlp.run, { id, input }, session);
  await startSignedIn(page, { at: '/admin/dashboard/console' });
  const main = page.getByRole('main');

  await test.step('the dashboard shows a chosen period, and a metric links to its runs', async () => {
    await main.getByLabel(t('dashboard.page.console.period'), { exact: true }).selectOption('week');
    await expect(page).toHaveURL(/period=week/);
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await main
      .getByRole('link', { name: t('dashboard.page.console.runs'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/dashboard\/runs\?createdAt=/);
    await navigateTo(page, `/admin/dashboard/runs?keyword=${encodeURIComponent(NAME)}&status=succeeded`);
    await expect(main.getByRole('row').filter({ hasText: NAME })).toHaveCount(1);
  });

  await test.step('the audit log shows the details of the event that created the app', async () => {
    await navigateTo(page, `/admin/system/audit?keyword=${id}`);
    const row = main.getByRole('row').filter({ hasText: t('dashboard.page.audit.created') });
    await row.getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: t('dashboard.page.audit.event') })).toContainText(id);
    await page.keyboard.press('Escape');
  });

  await test.step('the exported log contains entries about remotes, and no token', async () => {
    await navigateTo(page, '/admin/log');
    const entry = main.getByRole('row').filter({ hasText: 'remote_dashboard' });
    await expect(entry.first()).toBeVisible();
    await main.getByRole('button', { name: t('table.component.toolbar.export'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('table.component.export.format')).selectOption('csv');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t('table.component.export.start'), exact: true }).click();
    const exported = await readFile(await (await download).path(), 'utf8');
    expect(exported).toContain('remote_dashboard');
    const cookies = await page.context().cookies();
    const secrets = cookies.filter(({ name }) => /-(token|refreshToken)$/.test(name));
    expect(secrets).toHaveLength(2);
    for (const { value } of secrets) expect(exported).not.toContain(value);
  });
});
