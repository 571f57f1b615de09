import type { Page } from 'playwright/test';

/** Opens the language picker, whose name is in the current language, and chooses a language by its native name. */
export async function chooseLanguage(page: Page, pickerLabel: string, nativeName: string): Promise<void> {
  await page.getByRole('button', { name: pickerLabel, exact: true }).click();
  await page.getByRole('menuitemradio', { name: nativeName, exact: true }).click();
}
