import { expect, type Page } from 'playwright/test';
import { findLayoutDrawer } from './layout-drawer.ts';

/** Turns settings on or off in the layout drawer. The deployment must have enabled the drawer. */
export async function setLayout(
  page: Page,
  t: (id: string) => string,
  toggles: Readonly<Record<string, boolean>>,
): Promise<void> {
  const { drawer, opener, open, findSwitch } = findLayoutDrawer(page, t);
  await open();
  for (const [name, isOn] of Object.entries(toggles)) await findSwitch(name).setChecked(isOn);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  // When the drawer has closed, the focus returns to the button, and this scrolls the page.
  await expect(opener).toBeFocused();
}
