import { issueResetLinkCall, loginCall, resetPasswordCall } from '@atrium/contract';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { expect, test } from './test.ts';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

test.use({ language: 'en-US', expectedConsoleLines: /401/ });

/** Sets the password of a user through a reset link that an admin issues. Directories send no passwords. */
async function setPassword(id: string, password: string): Promise<void> {
  const { token } = await callServer(loginCall, ADMIN);
  const { path } = await callServer(issueResetLinkCall, { id }, { token });
  await callServer(resetPasswordCall, { token: path.split('#token=')[1] ?? '', password });
}

test('a directory adds a user and a group by SCIM, and disabling the user ends the open session', async ({
  page,
  browser,
  t,
  startSignedIn,
}) => {
  const mark = Date.now().toString(36);
  const mail = `${mark}@corp.example`;
  const dialog = page.getByRole('dialog');
  let send: (method: string, path: string, body: object) => Promise<{ status: number; body: { id: string } }>;

  await test.step('an admin creates a token', async () => {
    await startSignedIn(page, { at: '/admin/system/provisioning' });
    await page.getByRole('button', { name: t('table.component.toolbar.add'), exact: true }).click();
    await dialog
      .getByLabel(t('management.page.provisioning.name'), { exact: true })
      .fill(`Directory ${mark}`);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: t('management.page.provisioning.added') });
    const findField = (id: string) =>
      drawer.getByLabel(t(`management.page.provisioning.${id}`), { exact: true });
    const [address, secret] = [
      await findField('address').inputValue(),
      await findField('secret').inputValue(),
    ];
    send = async (method, path, body) => {
      const response = await fetch(address + path, {
        method,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    };
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').filter({ hasText: `Directory ${mark}` })).toBeVisible();
  });

  const user =
    await test.step('the user and the group that the directory adds appear in their lists', async () => {
      const { status, body } = await send('POST', '/Users', {
        schemas: [USER],
        userName: mail,
        externalId: mark,
        displayName: `Person ${mark}`,
        emails: [{ value: mail, primary: true }],
      });
      expect(status).toBe(201);
      const group = { schemas: [GROUP], displayName: `Team ${mark}`, members: [{ value: body.id }] };
      expect((await send('POST', '/Groups', group)).status).toBe(201);
      await page.goto(`/admin/system/groups?keyword=${mark}`);
      await expect(page.getByRole('row').filter({ hasText: `Team ${mark}` })).toBeVisible();
      await page.goto(`/admin/system/users?keyword=${mail}`);
      const row = page.getByRole('row').filter({ hasText: mail });
      await expect(row).toContainText(t('management.page.users.status-active'));
      await row.getByRole('cell').nth(1).click();
      await expect(page.getByRole('dialog')).toContainText(t('management.page.users.source-scim'));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      return body;
    });

  await test.step('the open session of the user ends when the directory disables the user', async () => {
    const password = 'seven lamps by the river';
    await setPassword(user.id, password);
    const userPage = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await startSignedIn(userPage, { as: { account: mail, password } });
    const Operations = [{ op: 'replace', path: 'active', value: false }];
    expect((await send('PATCH', `/Users/${user.id}`, { schemas: [PATCH], Operations })).status).toBe(200);
    await userPage.getByRole('button', { name: t('host.component.header.reload'), exact: true }).click();
    await userPage.waitForURL(/\/login/);
    await page.getByRole('button', { name: t('host.component.header.reload'), exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: mail })).toContainText(
      t('management.page.users.status-disabled'),
    );
  });
});
