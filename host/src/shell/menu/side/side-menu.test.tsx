import { LocaleProvider, registerCatalog, startLocale, switchLocaleAtom } from '@atrium/i18n';
import { appStore, configureRuntime, storedSideMenuAtom } from '@atrium/runtime';
import { testDeployment } from '@atrium/testing';
import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOST_CATALOGS } from '../../../components/host-catalogs.ts';
import { createConsoleHistory } from '../../../navigation/history/console-history.ts';
import { HistoryRouter } from '../../../navigation/history/history-router.tsx';
import { SideMenu } from './side-menu.tsx';

beforeEach(async () => {
  await registerCatalog('host', HOST_CATALOGS);
  const deployment = testDeployment();
  configureRuntime({ ...deployment, features: { ...deployment.features, dynamicMenu: true } });
  await startLocale(deployment);
  await appStore.set(switchLocaleAtom, 'en-US');
  appStore.set(storedSideMenuAtom, [
    {
      path: '/admin/system',
      title: 'System',
      children: [
        { path: '/admin/users', title: 'Users' },
        { path: '/admin/log', title: 'Log', hideSider: true },
      ],
    },
  ]);
});

function showAt(path: string, isCollapsed = false): readonly (string | null)[] {
  window.history.replaceState(null, '', path);
  const { container } = render(
    <Provider store={appStore}>
      <LocaleProvider>
        <HistoryRouter history={createConsoleHistory(window)}>
          <SideMenu isCollapsed={isCollapsed} />
        </HistoryRouter>
      </LocaleProvider>
    </Provider>,
  );
  return [...container.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
}

describe('the current entry of the side menu', () => {
  it('is the entry of the page', () => {
    expect(showAt('/admin/users')).toEqual(['Users']);
  });

  it('is the group around the entry of the page, if the menu hides that entry', () => {
    expect(showAt('/admin/log')).toEqual(['System']);
    expect(screen.getByRole('link', { name: 'Users' })).toBeTruthy();
  });

  it('is the group in a collapsed menu too', () => {
    expect(showAt('/admin/log', true)).toHaveLength(1);
  });
});
