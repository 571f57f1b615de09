import type { Locator, Page } from 'playwright/test';

/** A tab of the bar by its title; its dot and its pin stand behind that. */
export function tabOf(page: Page, title: string): Locator {
  const text = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByRole('tab', { name: new RegExp(`^${text}(\\s|$)`) });
}

/** Titles of the tabs, in the bar's order; tabs within a page have none. */
export function tabTitles(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('[role=tab][title]')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('title')));
}

/** Chooses a command from the menu that a right click on a tab opens. */
export async function commandTab(page: Page, tab: Locator, command: string): Promise<void> {
  await tab.click({ button: 'right' });
  await page.getByRole('menuitem', { name: command, exact: true }).click();
}

/** Walks through an open menu by arrows to a command, and takes it by Enter. */
export async function chooseByKeys(page: Page, command: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: command, exact: true });
  const isReached = () => entry.evaluate((element) => element === document.activeElement);
  while (!(await isReached())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
