import { LocaleProvider, registerCatalog, startLocale, switchLocaleAtom } from '@atrium/i18n';
import { appStore, deploymentAtom } from '@atrium/runtime';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOST_CATALOGS } from '../components/host-catalogs.ts';
import { loadRemotesAtom, remotesAtom, writeOverride } from '../remotes/index.ts';
import { type Remotes, startRemotes } from '../remotes/testing/start-remotes.ts';
import { DevelopmentTools } from './development-tools.tsx';

const LOCAL = 'http://127.0.0.1:4013/remote.json';

let remotes: Remotes;
let count = 0;
let one: string;
let two: string;

beforeEach(async () => {
  count += 1;
  one = `one_${count}`;
  two = `two_${count}`;
  localStorage.clear();
  vi.stubEnv('ATRIUM_DEVELOPMENT', 'true');
  remotes = await startRemotes();
  await registerCatalog('host', HOST_CATALOGS);
  await startLocale(appStore.get(deploymentAtom));
  await appStore.set(switchLocaleAtom, 'en-US');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await remotes.close();
});

async function open() {
  const reload = vi.fn();
  remotes.publish(one, '1');
  remotes.publish(two, '1');
  await appStore.set(loadRemotesAtom);
  render(
    <LocaleProvider>
      <DevelopmentTools reload={reload} />
    </LocaleProvider>,
  );
  return { reload, user: userEvent.setup() };
}

const openPanel = async (user: ReturnType<typeof userEvent.setup>, remote: string) => {
  await user.click(screen.getByRole('button', { name: 'Development tools' }));
  return within(await screen.findByRole('group', { name: remote }));
};

test('no banner is shown while every remote is the deployed one', async () => {
  await open();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a replaced remote is shown with its address until it is reset', async () => {
  writeOverride(one, LOCAL);
  const { reload, user } = await open();
  expect(screen.getByRole('status').textContent).toContain(`${one} is loaded from ${LOCAL}`);
  const listAddresses = () => appStore.get(remotesAtom).remotes.map(({ address }) => address);
  expect(listAddresses()).toEqual([LOCAL, `${remotes.url}/remotes/two-${count}/remote.json`]);

  await user.click(screen.getByRole('button', { name: 'Use deployed version' }));
  expect(reload).toHaveBeenCalledOnce();
  await appStore.set(loadRemotesAtom);
  await waitFor(() => expect(listAddresses()[0]).toBe(`${remotes.url}/remotes/one-${count}/remote.json`));
});

test('a local address is accepted and any other is rejected', async () => {
  const { reload, user } = await open();
  const tools = await openPanel(user, two);
  await user.type(tools.getByLabelText('Local address'), 'https://example.com/remote.json{Enter}');
  await tools.findByText(/Use an address on this machine/);
  expect(reload).not.toHaveBeenCalled();

  await user.clear(tools.getByLabelText('Local address'));
  await user.type(tools.getByLabelText('Local address'), `${LOCAL}{Enter}`);
  expect(reload).toHaveBeenCalledOnce();
  expect(localStorage.getItem('atrium-remote-overrides')).toBe(JSON.stringify({ [two]: LOCAL }));
});

test('a fault set in the panel affects only that remote and can be removed', async () => {
  const { user } = await open();
  const tools = await openPanel(user, two);
  const choice = tools.getByLabelText<HTMLSelectElement>('Fault');
  await waitFor(() => expect(choice.disabled).toBe(false));
  expect(choice.options).toHaveLength(9);

  await user.selectOptions(choice, 'html');
  await waitFor(() => expect(remotes.board.all()).toEqual({ [two]: { fault: 'html' } }));
  await waitFor(() => expect(choice.value).toBe('html'));
  await user.selectOptions(choice, 'None');
  await waitFor(() => expect(remotes.board.all()).toEqual({}));
});

test('a message says that the server of a remote injects no faults', async () => {
  writeOverride(one, 'http://127.0.0.1:1/remote.json');
  const { user } = await open();
  const tools = await openPanel(user, one);
  await tools.findByText(/does not support faults/);
});
