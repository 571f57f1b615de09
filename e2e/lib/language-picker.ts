import type { Page } from 'playwright/test';

/** Opens the picker of languages, which is named in any language that is spoken now, and chooses by native name. */
export async function chooseLanguage(page: Page, label: string, nativeName: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('menuitemradio', { name: nativeName, exact: true }).click();
}
