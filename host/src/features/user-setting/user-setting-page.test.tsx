import {
  appStore,
  configureRuntime,
  layoutSettingsAtom,
  setPaneDirtyAtom,
  signInAtom,
  signOutAtom,
  themeAtom,
  userInfoAtom,
} from '@atrium/runtime';
import { renderWithAtrium, startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { leaveRequestAtom, resolveLeaveAtom } from '../../navigation/history/leave-request-atom.ts';
import { UserSettingPage } from './user-setting-page.tsx';

const INFO = { name: 'Ada', avatar: '', access: ['user'], account: 'ada', locale: 'en-US', timeZone: 'UTC' };
const SESSION = { uuid: '018f2a70-0000-7000-8000-000000000003', token: 't', refreshToken: 'r', info: INFO };

let api: TestApi;
let respond: (body: unknown) => TestResponse;

beforeEach(async () => {
  respond = (body) => ({ code: 0, data: { ...INFO, ...(body as object) } });
  api = await startTestApi({
    '/api/login': () => ({ code: 0, data: SESSION }),
    '/api/logout': () => ({ code: 0, data: { done: true } }),
    '/api/account/profile/update': (body) => respond(body),
  });
  configureRuntime(api.deployment);
  await appStore.set(signInAtom, { account: 'ada', password: 'secret words', remember: true });
});

afterEach(async () => {
  cleanup();
  await appStore.set(signOutAtom);
  await api.close();
});

async function show(deployment = api.deployment) {
  const { pane } = await renderWithAtrium(<UserSettingPage />, {
    catalogs: { host: HOST_CATALOGS },
    locale: 'en-US',
    path: '/setting/user',
    deployment,
  });
  return { pane, user: userEvent.setup(), name: screen.getByLabelText('Name') };
}

describe('personal settings', () => {
  it('are saved and confirmed, and change the name of the signed-in user', async () => {
    const { pane, user, name } = await show();
    await user.clear(name);
    await user.type(name, ' Ada Lovelace{Enter}');
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: Personal settings saved']));
    expect(appStore.get(userInfoAtom)?.name).toBe('Ada Lovelace');
  });

  it('count as unsaved work from the first change until they are saved', async () => {
    const { pane, user, name } = await show();
    expect(pane.isDirty()).toBe(false);
    await user.type(name, 'x');
    expect(pane.isDirty()).toBe(true);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pane.isDirty()).toBe(false));
  });

  it('ask before a new language reloads the page and loses unsaved work of another page', async () => {
    const features = { ...api.deployment.features, reloadOnLocaleChange: true };
    const { pane, user } = await show({ ...api.deployment, features });
    appStore.set(setPaneDirtyAtom, 'another', true);
    await user.selectOptions(screen.getByLabelText('Language'), '简体中文');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(appStore.get(leaveRequestAtom)?.panes).toEqual(['another']));
    expect(pane.isDirty()).toBe(false);
    appStore.set(resolveLeaveAtom, false);
    appStore.set(setPaneDirtyAtom, 'another', false);
  });

  it("preserve the input and show the server's reason at its field", async () => {
    respond = () => ({
      code: 1000,
      msg: 'Invalid',
      fields: [{ field: 'name', msg: 'This name is not allowed' }],
    });
    const { user, name } = await show();
    await user.type(name, ' Admin{Enter}');
    await screen.findByText('This name is not allowed');
    expect(name).toHaveProperty('value', 'Ada Admin');
  });

  it('preserve the input after the session has ended', async () => {
    const { user, name } = await show();
    await user.type(name, ' Admin');
    await act(() => appStore.set(signOutAtom));
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada Admin');
  });

  it("change the console's appearance immediately", async () => {
    const { pane, user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await user.click(screen.getByRole('radio', { name: 'Teal' }));
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    await user.click(screen.getByRole('switch', { name: 'Reduced motion' }));
    expect(appStore.get(themeAtom)).toBe('dark');
    expect(appStore.get(layoutSettingsAtom)).toMatchObject({
      primaryColor: 'teal',
      density: 'compact',
      isMotionReduced: true,
    });
    expect(pane.isDirty()).toBe(false);
  });
});
