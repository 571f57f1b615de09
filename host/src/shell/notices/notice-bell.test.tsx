import { LocaleProvider, registerCatalog, startLocale, switchLocaleAtom } from '@atrium/i18n';
import { appStore, configureRuntime, postNoticeAtom, withdrawNoticeAtom } from '@atrium/runtime';
import { testDeployment } from '@atrium/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { createConsoleHistory } from '../../navigation/history/console-history.ts';
import { HistoryRouter } from '../../navigation/history/history-router.tsx';
import { NoticeBell } from './notice-bell.tsx';

const run = vi.fn();
let plainId = '';
let linkedId = '';

beforeEach(async () => {
  localStorage.clear();
  run.mockClear();
  window.history.replaceState(null, '', '/admin/log');
  configureRuntime(testDeployment());
  await registerCatalog('host', HOST_CATALOGS);
  await startLocale(testDeployment());
  await appStore.set(switchLocaleAtom, 'en-US');
  // Read notices are remembered by ID, so each test uses its own notices.
  for (const id of [plainId, linkedId]) appStore.set(withdrawNoticeAtom, id);
  [plainId, linkedId] = [crypto.randomUUID(), crypto.randomUUID()];
  appStore.set(postNoticeAtom, {
    id: plainId,
    title: '<b>Update available</b>',
    kind: 'info',
    action: { label: 'Update', run },
  });
  appStore.set(postNoticeAtom, {
    id: linkedId,
    title: 'See your apps',
    kind: 'info',
    to: '/admin/assets/assets',
  });
  render(
    <Provider store={appStore}>
      <LocaleProvider>
        <HistoryRouter history={createConsoleHistory(window)}>
          <NoticeBell />
        </HistoryRouter>
      </LocaleProvider>
    </Provider>,
  );
});

const getBell = () => screen.getByRole('button', { name: /^Notifications/ });

test('the bell shows the number of unread notices until the user reads them', async () => {
  const user = userEvent.setup();
  expect(getBell().getAttribute('aria-label')).toBe('Notifications: 2 unread');
  await user.click(getBell());
  const list = screen.getByRole('dialog', { name: 'Notifications' });
  // External content is shown as text, whatever it contains.
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('See your apps'), expect.stringContaining('<b>Update available</b>')]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(getBell());
  expect(getBell().getAttribute('aria-label')).toBe('Notifications');
  act(() => appStore.set(postNoticeAtom, { id: plainId, title: 'Update available', kind: 'info' }));
  expect(getBell().getAttribute('aria-label')).toBe('Notifications');
});

test('the button of a notice runs its action and closes the list', async () => {
  const user = userEvent.setup();
  await user.click(getBell());
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the link of a notice opens its page and marks the notice as read', async () => {
  const user = userEvent.setup();
  expect(getBell().getAttribute('aria-label')).toBe('Notifications: 2 unread');
  await user.click(getBell());
  await user.click(screen.getByRole('link', { name: 'See your apps' }));
  expect(window.location.pathname).toBe('/admin/assets/assets');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getBell().getAttribute('aria-label')).toBe('Notifications');
});

test("the deployment's announcement is among the notices", async () => {
  const announcement = `Maintenance ${crypto.randomUUID()}`;
  act(() => void configureRuntime({ ...testDeployment(), announcement }));
  await userEvent.setup().click(getBell());
  expect(screen.getByRole('dialog', { name: 'Notifications' }).textContent).toContain(announcement);
  act(() => appStore.set(withdrawNoticeAtom, `announcement ${announcement}`));
});
