import type { Locator, Page } from 'playwright/test';

/**
 * Finds a tab of the tab bar by its title. In the accessible name of the tab, the texts for unsaved changes and for a
 * pin follow the title.
 */
export function findTab(page: Page, title: string): Locator {
  const text = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByRole('tab', { name: new RegExp(`^${text}(\\s|$)`) });
}

/** Returns the titles of the tabs in the order of the tab bar, without the tabs within a page. */
export function listTabTitles(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('[role=tab][title]')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('title')));
}

/** Chooses a command from a tab's context menu. */
export async function runTabCommand(page: Page, tab: Locator, command: string): Promise<void> {
  await tab.click({ button: 'right' });
  await page.getByRole('menuitem', { name: command, exact: true }).click();
}

/** Moves through an open menu with the arrow keys and chooses a command with Enter. */
export async function chooseByKeys(page: Page, command: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: command, exact: true });
  const isFocused = () => entry.evaluate((element) => element === document.activeElement);
  while (!(await isFocused())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
