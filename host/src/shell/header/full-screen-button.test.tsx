import { LocaleProvider, registerCatalog, startLocale, switchLocaleAtom } from '@atrium/i18n';
import { appStore, clearLogAtom, configureRuntime, logEntriesAtom } from '@atrium/runtime';
import { testDeployment } from '@atrium/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { expect, it, onTestFinished } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { FullScreenButton } from './full-screen-button.tsx';

it('logs that the browser rejects full screen', async () => {
  appStore.set(clearLogAtom);
  await registerCatalog('host', HOST_CATALOGS);
  const deployment = testDeployment();
  configureRuntime(deployment);
  await startLocale(deployment);
  await appStore.set(switchLocaleAtom, 'en-US');
  const root = document.documentElement;
  Object.assign(document, { fullscreenEnabled: true, fullscreenElement: null });
  Object.assign(root, { requestFullscreen: () => Promise.reject(new TypeError('Permissions check failed')) });
  onTestFinished(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(root, 'requestFullscreen');
  });
  render(
    <Provider store={appStore}>
      <LocaleProvider>
        <FullScreenButton />
      </LocaleProvider>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  await waitFor(() =>
    expect(appStore.get(logEntriesAtom)).toMatchObject([
      { type: 'error', message: 'full screen: Permissions check failed' },
    ]),
  );
});
