import { expect, test } from './journey.ts';
import { chooseLanguage } from './lib/language-picker.ts';
import { readCatalogs } from './lib/read-catalogs.ts';

const PICKER = 'host.component.locale-picker.label';
const chinese = await readCatalogs('zh-CN');
const english = await readCatalogs('en-US');
const inChinese = (id: string) => chinese.get(id) ?? id;
const inEnglish = (id: string) => english.get(id) ?? id;

test('in the middle of signing in, a switch keeps what is typed and changes everything else', async ({
  page,
}) => {
  await page.goto('/login');
  const account = page.getByLabel(inChinese('host.page.login.account'));
  await account.fill('ann@example.org');
  await page.getByRole('button', { name: inChinese('host.page.login.submit'), exact: true }).click();
  await expect(page.getByText(inChinese('host.component.field-rules.password-missing'))).toBeVisible();
  await chooseLanguage(page, inChinese(PICKER), 'English');
  await expect(page.getByLabel(inEnglish('host.page.login.account'))).toHaveValue('ann@example.org');
  await expect(page.getByText(inEnglish('host.component.field-rules.password-missing'))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${inEnglish('host.page.title.login')}`));
  await expect(page.locator('body')).not.toHaveText(/\p{Script=Han}/u, { useInnerText: true });
});
