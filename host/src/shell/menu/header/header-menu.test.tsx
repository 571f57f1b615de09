import { LocaleProvider, registerCatalog, startLocale, switchLocaleAtom } from '@atrium/i18n';
import { appStore, configureRuntime, layoutSettingsAtom, storedHeaderMenuAtom } from '@atrium/runtime';
import { testDeployment } from '@atrium/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_CATALOGS } from '../../../components/host-catalogs.ts';
import { createConsoleHistory } from '../../../navigation/history/console-history.ts';
import { HistoryRouter } from '../../../navigation/history/history-router.tsx';
import { HeaderMenu } from './header-menu.tsx';

/** Each entry is this wide, and no entry fits into the window. */
const ENTRY_WIDTH = 100;

class ImmediateObserver {
  readonly #report: () => void;
  constructor(report: () => void) {
    this.#report = report;
  }
  observe(): void {
    this.#report();
  }
  disconnect(): void {}
}

beforeEach(async () => {
  vi.stubGlobal('ResizeObserver', ImmediateObserver);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: ENTRY_WIDTH } as DOMRect);
  await registerCatalog('host', HOST_CATALOGS);
  const deployment = testDeployment();
  configureRuntime({ ...deployment, features: { ...deployment.features, dynamicMenu: true } });
  await startLocale(deployment);
  await appStore.set(switchLocaleAtom, 'en-US');
  appStore.set(layoutSettingsAtom, { showsHeaderMenu: true });
  appStore.set(storedHeaderMenuAtom, [
    { path: '/admin/start', title: 'Start' },
    {
      path: '/admin/reports',
      title: 'Reports',
      children: [
        { path: '/admin/daily', title: 'Daily' },
        { path: '/admin/weekly', title: 'Weekly' },
      ],
    },
  ]);
});

async function openMore(path: string): Promise<readonly string[]> {
  window.history.replaceState(null, '', path);
  render(
    <Provider store={appStore}>
      <LocaleProvider>
        <HistoryRouter history={createConsoleHistory(window)}>
          <HeaderMenu />
        </HistoryRouter>
      </LocaleProvider>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  return screen.getAllByRole('menuitemradio', { checked: true }).map(({ textContent }) => textContent);
}

describe('the menu with the header entries that do not fit', () => {
  it.each([
    ['/admin/start', 'Start'],
    ['/admin/weekly', 'Weekly'],
    ['/admin/weekly/7', 'Weekly'],
  ])('marks the entry of the page %s as current: %s', async (path, entry) => {
    expect(await openMore(path)).toEqual([entry]);
  });
});
