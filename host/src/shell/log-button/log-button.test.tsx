import { LocaleProvider, registerCatalog, startLocale, switchLocaleAtom } from '@atrium/i18n';
import { appStore, clearLogAtom, configureRuntime, writeLogAtom } from '@atrium/runtime';
import { testDeployment } from '@atrium/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { createConsoleHistory } from '../../navigation/history/console-history.ts';
import { HistoryRouter } from '../../navigation/history/history-router.tsx';
import { LogButton } from './log-button.tsx';

beforeEach(async () => {
  appStore.set(clearLogAtom);
  await registerCatalog('host', HOST_CATALOGS);
  const deployment = testDeployment();
  configureRuntime(deployment);
  await startLocale(deployment);
  await appStore.set(switchLocaleAtom, 'en-US');
  render(
    <Provider store={appStore}>
      <LocaleProvider>
        <HistoryRouter history={createConsoleHistory(window)}>
          <LogButton />
        </HistoryRouter>
      </LocaleProvider>
    </Provider>,
  );
});

const write = (message: string, type: 'info' | 'error') =>
  act(() => appStore.set(writeLogAtom, { message, type }));

describe('the log in the header', () => {
  it('counts entries and errors, and marks the errors', () => {
    const button = screen.getByRole('button', { name: 'Front-end log. Entries: 0. Errors: 0.' });
    expect(button.querySelector('span')).toBeNull();
    write('A page was opened', 'info');
    expect(button.querySelector('span')?.dataset.count).toBeUndefined();
    write('It broke', 'error');
    expect(button.getAttribute('aria-label')).toBe('Front-end log. Entries: 2. Errors: 1.');
    expect(button.querySelector('span')?.dataset.count).toBe('1');
    for (let count = 0; count < 99; count += 1) write('It broke', 'error');
    expect(button.querySelector('span')?.dataset.count).toBe('99+');
  });

  it('shows the last messages, newest first, and clears them', async () => {
    const user = userEvent.setup();
    for (let count = 1; count <= 11; count += 1) write(`Message ${count}`, 'info');
    await user.click(screen.getByRole('button'));
    const panel = within(screen.getByRole('dialog', { name: 'Front-end log' }));
    const entries = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toHaveLength(10);
    expect(entries[0]).toContain('Message 11');
    expect(panel.getByRole('link', { name: 'View full log' }).getAttribute('href')).toBe('/admin/log');
    await user.click(panel.getByRole('button', { name: 'Clear' }));
    expect(panel.queryAllByRole('listitem')).toEqual([]);
  });

  it('returns the focus to its button when it closes', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});
