import { changePasswordCall, revokeSessionCall, sessionsCall } from '@atrium/contract';
import type { Locator } from 'playwright/test';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { readCatalogs } from './lib/messages/read-catalogs.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { callServer } from './lib/server/call-server.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, type Language, test } from './test.ts';

/** A bitmap with two pixels side by side, a red one and a blue one. */
const IMAGE = Buffer.from(
  'Qk0+AAAAAAAAADYAAAAoAAAAAgAAAAEAAAABABgAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAD//wAAAAA=',
  'base64',
);

/** Returns the color of the center of an image, as its red, green and blue. */
function readCenter(image: Locator): Promise<readonly number[]> {
  return image.evaluate(async (element) => {
    const source = element as HTMLImageElement;
    await source.decode();
    const { naturalWidth: width, naturalHeight: height } = source;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(source, 0, 0);
    const { data = [] } = context?.getImageData(width / 2, height / 2, 1, 1) ?? {};
    return [...data.slice(0, 3)];
  });
}

const OTHER_LANGUAGE = {
  'zh-CN': ['en-US', 'English'],
  'en-US': ['zh-CN', '简体中文'],
} as const satisfies Readonly<Record<Language, readonly [Language, string]>>;

for (const language of listTestLanguages('en-US')) {
  const [other, otherName] = OTHER_LANGUAGE[language];
  test.describe(`settings in ${language}`, () => {
    test.use({ language });

    test('name, avatar, language and time zone are saved and take effect immediately', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const testUser = await registerUser();
      const otherCatalog = await readCatalogs(other);
      await startSignedIn(page, { as: testUser, at: '/setting/user' });
      await page.getByRole('textbox', { name: t('host.page.user-setting.name') }).fill('Ada 王');
      const avatar = page.getByRole('group', { name: t('host.page.user-setting.avatar') }).locator('img');
      const dialog = page.getByRole('dialog', { name: t('host.page.user-setting.avatar-crop') });
      const selection = dialog.getByRole('group', { name: t('host.page.user-setting.avatar-area') });
      const openImage = () =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name: 'me.bmp', mimeType: 'image/bmp', buffer: IMAGE });
      const apply = () =>
        dialog.getByRole('button', { name: t('host.page.user-setting.avatar-apply'), exact: true }).click();
      await test.step('a file that is not an image is rejected', async () => {
        const buffer = Buffer.from('not an image');
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
        await expect(page.getByText(t('host.page.user-setting.avatar-unreadable'))).toBeVisible();
      });
      await test.step('the avatar is cropped by keyboard', async () => {
        await openImage();
        await dialog.getByRole('slider', { name: t('host.page.user-setting.avatar-size') }).press('Home');
        for (let step = 0; step < 5; step += 1) await selection.press('Control+ArrowLeft');
        expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
        await apply();
        const [red = 0, , blue = 0] = await readCenter(avatar);
        expect(red).toBeGreaterThan(200);
        expect(blue).toBeLessThan(50);
      });
      await test.step('the avatar is cropped by dragging, also on a phone', async () => {
        const viewport = page.viewportSize();
        await page.setViewportSize({ width: 360, height: 740 });
        await openImage();
        await expect(selection).toBeVisible();
        const box = await selection.boundingBox();
        const [x = 0, y = 0] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 400, y, { steps: 3 });
        await page.mouse.up();
        await apply();
        const [red = 0, , blue = 0] = await readCenter(avatar);
        expect(blue).toBeGreaterThan(200);
        expect(red).toBeLessThan(50);
        if (viewport) await page.setViewportSize(viewport);
      });
      await page.getByRole('combobox', { name: t('host.page.user-setting.locale') }).selectOption(otherName);
      await page.getByLabel(t('host.page.user-setting.time-zone')).selectOption('Europe/Berlin');
      await page.getByRole('button', { name: t('host.page.user-setting.submit'), exact: true }).click();
      const title = otherCatalog.get('host.page.user-setting.title') ?? '';
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(
        page.getByRole('textbox', { name: otherCatalog.get('host.page.user-setting.name') ?? '' }),
      ).toHaveValue('Ada 王');
      await expect(page.getByRole('button', { name: /Ada 王/ })).toBeVisible();
    });

    test('a user signs out another device in the list', async ({ page, t, startSignedIn }) => {
      const testUser = await registerUser();
      await startSignedIn(page, { as: testUser, at: '/setting/account' });
      const devices = page.getByRole('region', { name: t('host.page.account-setting.sessions-title') });
      await expect(devices.getByRole('listitem')).toHaveCount(2);
      await expect(devices.getByRole('listitem').first()).toContainText(
        t('host.page.account-setting.this-device'),
      );
      await devices.getByRole('button').click();
      await expect(devices.getByRole('listitem')).toHaveCount(1);
      await expect(callServer(sessionsCall, {}, { token: testUser.session.token })).rejects.toThrow('401');
    });

    test('a password change requires the current password', async ({ page, t, startSignedIn }) => {
      const testUser = await registerUser();
      await startSignedIn(page, { as: testUser, at: '/setting/account' });
      const currentPassword = page.getByLabel(t('host.page.account-setting.current'), { exact: true });
      const newPassword = page.getByLabel(t('host.page.account-setting.new'), { exact: true });
      await currentPassword.fill('not it');
      await newPassword.fill('quite another set of words');
      await page.keyboard.press('Enter');
      await expect(currentPassword).toHaveAttribute('aria-invalid', 'true');
      await currentPassword.fill(testUser.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('host.page.account-setting.password-saved'))).toBeVisible();
      await expect(currentPassword).toHaveValue('');
    });

    test('signing out shows the specified confirmation and ends the session', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const testUser = await registerUser();
      await startSignedIn(page, { as: testUser });
      const menu = page.getByRole('button', {
        name: t('host.component.user-menu.label', { name: testUser.name }),
      });
      const dialog = page.getByRole('dialog', { name: t('host.component.sign-out.title') });
      const open = async () => {
        await menu.click();
        await page.getByRole('menuitem', { name: t('host.component.user-menu.sign-out') }).click();
      };
      await open();
      await expect(dialog).toContainText(t('host.component.sign-out.content'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await open();
      await dialog.getByRole('button', { name: t('host.component.sign-out.confirm') }).click();
      await page.waitForURL(/\/login/);
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names.filter((name) => /-(uuid|token|refreshToken)$/.test(name))).toEqual([]);
    });

    test.describe('if the session ends during unsaved work', () => {
      test.use({ expectedConsoleLines: /401/ });

      test('a dialog asks for the password on the same page, and the work can then be saved', async ({
        page,
        t,
        startSignedIn,
      }) => {
        const testUser = await registerUser();
        await startSignedIn(page, { as: testUser, at: '/setting/user' });
        const name = page.getByRole('textbox', { name: t('host.page.user-setting.name') });
        await name.fill('Kept name');
        const { token } = testUser.session;
        const { list, currentId } = await callServer(sessionsCall, {}, { token });
        const browserSession = list.find(({ id }) => id !== currentId);
        await callServer(revokeSessionCall, { id: browserSession?.id ?? '' }, { token });
        await page.getByRole('button', { name: t('host.page.user-setting.submit'), exact: true }).click();
        const dialog = page.getByRole('dialog', { name: t('host.component.session-lost.title') });
        await expect(dialog).toBeVisible();
        const field = dialog.getByRole('textbox');
        await expect(field).toBeFocused();
        await page.keyboard.type('not it');
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('alert')).not.toBeEmpty();
        await field.fill(testUser.password);
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(page.getByText(t('host.page.user-setting.saved'))).toBeVisible();
        await expect(name).toHaveValue('Kept name');
      });

      test('canceling opens the sign-in page', async ({ page, t, startSignedIn }) => {
        const testUser = await registerUser();
        await startSignedIn(page, { as: testUser, at: '/setting/user' });
        await page.getByRole('textbox', { name: t('host.page.user-setting.name') }).fill('Lost name');
        await callServer(
          changePasswordCall,
          { current: testUser.password, password: 'quite another set of words' },
          { token: testUser.session.token },
        );
        await page.getByRole('button', { name: t('host.page.user-setting.submit'), exact: true }).click();
        await page
          .getByRole('button', { name: t('host.component.session-lost.cancel'), exact: true })
          .click();
        await page.waitForURL(/\/login/);
      });
    });
  });
}
