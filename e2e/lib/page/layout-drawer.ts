import type { Locator, Page } from 'playwright/test';

type Translate = (id: string, values?: Readonly<Record<string, string>>) => string;

/**
 * Returns functions that find and use the controls of the layout drawer by their texts. `toggle` and `choice` only find
 * a control. `choose` selects a choice.
 */
export function findLayoutDrawer(page: Page, t: Translate) {
  const label = (name: string): string => t(`host.component.layout-settings.${name}`);
  const drawer = page.getByRole('dialog', { name: label('title') });
  const choice = (group: string, option: string): Locator =>
    drawer
      .getByRole('group', { name: label(group), exact: true })
      .getByRole('radio', { name: label(option), exact: true });
  const opener = page.getByRole('button', { name: label('title'), exact: true });
  return {
    drawer,
    opener,
    label,
    open: () => opener.click(),
    close: () => drawer.getByRole('button', { name: label('close') }).click(),
    toggle: (name: string) => drawer.getByRole('switch', { name: label(name), exact: true }),
    choice,
    choose: (group: string, option: string) => choice(group, option).check(),
  };
}
