import type { Locator, Page } from 'playwright/test';

type Translate = (id: string, values?: Readonly<Record<string, string>>) => string;

/**
 * Returns functions that find and use the controls of the layout drawer by their texts. `choose` selects a choice.
 */
export function findLayoutDrawer(page: Page, t: Translate) {
  const label = (name: string): string => t(`host.component.layout-settings.${name}`);
  const drawer = page.getByRole('dialog', { name: label('title') });
  const findChoice = (group: string, option: string): Locator =>
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
    findSwitch: (name: string) => drawer.getByRole('switch', { name: label(name), exact: true }),
    findChoice,
    choose: (group: string, option: string) => findChoice(group, option).check(),
  };
}
