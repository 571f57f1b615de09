// @vitest-environment jsdom
import { MESSAGES_CHANGED_AT_OPTIONS } from '@atrium/contract';
import { i18n } from '@atrium/i18n';
import { appStore, storedAtom } from '@atrium/runtime';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMessageRefresh } from './use-message-refresh.ts';

const ID = 'host.page.login.title';

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

function TestComponent() {
  useMessageRefresh();
  return null;
}

test('requests the messages again after a change in this browser, and when the user returns after five minutes', async () => {
  let title = 'One';
  api = await startTestApi({
    '/api/system/i18n/list': () => ({ code: 0, data: { 'en-US': { [ID]: title } } }),
  });
  const { features } = api.deployment;
  const deployment = { ...api.deployment, features: { ...features, remoteMessages: true } };
  await renderWithAtrium(<TestComponent />, { deployment });
  const expectTitle = (text: string) => waitFor(() => expect(i18n._(ID)).toBe(text));
  await expectTitle('One');
  title = 'Two';
  appStore.set(storedAtom(MESSAGES_CHANGED_AT_OPTIONS), Date.now());
  await expectTitle('Two');
  const requests = api.requested.length;
  title = 'Three';
  window.dispatchEvent(new Event('focus'));
  expect(api.requested).toHaveLength(requests);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000);
  window.dispatchEvent(new Event('focus'));
  clock.mockRestore();
  await expectTitle('Three');
});
