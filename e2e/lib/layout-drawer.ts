import type { Locator, Page } from 'playwright/test';

type Say = (id: string, values?: Readonly<Record<string, string>>) => string;

/** The parts of the drawer, by their texts. */
export function layoutDrawer(page: Page, say: Say) {
  const word = (name: string): string => say(`host.component.layout-settings.${name}`);
  const drawer = page.getByRole('dialog', { name: word('title') });
  const choice = (group: string, option: string): Locator =>
    drawer
      .getByRole('group', { name: word(group), exact: true })
      .getByRole('radio', { name: word(option), exact: true });
  return {
    drawer,
    word,
    open: () => page.getByRole('button', { name: word('title'), exact: true }).click(),
    close: () => drawer.getByRole('button', { name: word('close') }).click(),
    toggle: (name: string) => drawer.getByRole('switch', { name: word(name), exact: true }),
    choice,
    choose: (group: string, option: string) => choice(group, option).check(),
  };
}
