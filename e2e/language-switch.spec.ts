import { readCatalogs } from './lib/messages/read-catalogs.ts';
import { chooseLanguage } from './lib/page/choose-language.ts';
import { collectData, findChineseTexts } from './lib/page/page-texts.ts';
import { expect, test } from './test.ts';

const PICKER = 'host.component.locale-picker.label';
const chinese = await readCatalogs('zh-CN');
const english = await readCatalogs('en-US');
const inChinese = (id: string) => chinese.get(id) ?? id;
const inEnglish = (id: string) => english.get(id) ?? id;

test('a language change during sign-in keeps the input and changes everything else', async ({ page }) => {
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

test('a language change in another browser tab keeps an edit and changes everything else', async ({
  page,
  context,
  startSignedIn,
}) => {
  const data = await collectData(page);
  await startSignedIn(page, { at: '/admin/algorithm/algorithms' });
  await page
    .getByRole('button', { name: inChinese('table.component.toolbar.add'), exact: true })
    .first()
    .click();
  const panel = page.getByRole('dialog');
  const field = (t: (id: string) => string, id: string) =>
    panel.getByRole('textbox', { name: t(`management.page.algorithms.${id}`) });
  await field(inChinese, 'name').fill('half a name');
  await field(inChinese, 'description').fill('half a sentence');
  await field(inChinese, 'slug').fill('Not A Slug');
  await field(inChinese, 'slug').blur();
  await expect(panel.getByText(inChinese('management.page.algorithms.slug-rule'))).toBeVisible();

  const other = await context.newPage();
  await other.goto('/setting/user');
  await chooseLanguage(other, inChinese(PICKER), 'English');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-US');

  await expect(panel).toHaveAccessibleName(
    inEnglish('table.component.form.add-title').replace(
      '{noun}',
      inEnglish('management.page.algorithms.noun'),
    ),
  );
  await expect(field(inEnglish, 'name')).toHaveValue('half a name');
  await expect(field(inEnglish, 'description')).toHaveValue('half a sentence');
  await expect(field(inEnglish, 'slug')).toHaveValue('Not A Slug');
  await expect(panel.getByText(inEnglish('management.page.algorithms.slug-rule'))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${inEnglish('management.menu.algorithms')}`));
  await expect(page.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}/).first()).toBeAttached();
  expect(await findChineseTexts(page, data)).toEqual([]);
  expect(await findChineseTexts(other, data)).toEqual([]);
});

test('a language change in the console changes the menu, the page and the title immediately', async ({
  page,
  startSignedIn,
}) => {
  const data = await collectData(page);
  await startSignedIn(page);
  for (const path of [
    '/admin/dashboard/console',
    '/admin/algorithm/algorithms',
    '/admin/assets/assets',
    '/setting/user',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(/ - /);
    const title = await page.title();
    await page.getByRole('button', { name: inChinese(PICKER), exact: true }).hover();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('简体中文');
    await page.getByRole('menuitemradio', { name: 'English', exact: true }).click();
    await expect(page).not.toHaveTitle(title);
    expect(await findChineseTexts(page, data), path).toEqual([]);
    await chooseLanguage(page, inEnglish(PICKER), '简体中文');
    await expect(page).toHaveTitle(title);
  }
});
