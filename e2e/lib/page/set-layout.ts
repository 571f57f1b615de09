import { expect, type Page } from 'playwright/test';
import { layoutDrawer } from './layout-drawer.ts';

/** Turns settings on or off in the layout drawer, which the deployment has to offer. */
export async function setLayout(
  page: Page,
  t: (id: string) => string,
  toggles: Readonly<Record<string, boolean>>,
): Promise<void> {
  const { drawer, opener, open, toggle } = layoutDrawer(page, t);
  await open();
  for (const [name, isOn] of Object.entries(toggles)) await toggle(name).setChecked(isOn);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  // The focus returns after the drawer is gone, and scrolls the page to the button.
  await expect(opener).toBeFocused();
}
