import type { Locator, Page } from 'playwright/test';

/** A tab of the tab bar by its title. Its dot and pin follow the title. */
export function findTab(page: Page, title: string): Locator {
  const text = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByRole('tab', { name: new RegExp(`^${text}(\\s|$)`) });
}

/** Titles of the tabs, in the order of the tab bar; tabs within a page do not count. */
export function tabTitles(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('[role=tab][title]')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('title')));
}

/** Chooses a command from a tab's context menu. */
export async function commandTab(page: Page, tab: Locator, command: string): Promise<void> {
  await tab.click({ button: 'right' });
  await page.getByRole('menuitem', { name: command, exact: true }).click();
}

/** Moves through an open menu with the arrow keys and chooses a command with Enter. */
export async function chooseByKeys(page: Page, command: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: command, exact: true });
  const isReached = () => entry.evaluate((element) => element === document.activeElement);
  while (!(await isReached())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
