import { deploymentSchema } from '@atrium/contract';
import { appStore, configureRuntime } from '@atrium/runtime';
import { Trans } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startLocale } from '../active/start-locale.ts';
import { switchLocaleAtom } from '../active/switch-locale-atom.ts';
import { registerCatalog } from '../active/texts.ts';
import { HOST_CATALOG } from '../testing/open-page.ts';
import { LocaleProvider } from './locale-provider.tsx';
import { useCatalog } from './use-catalog.ts';

const fetched: string[] = [];
const createLoader = (locale: string, text: string) => async () => {
  fetched.push(locale);
  return { messages: { 'late.page.a.title': text } };
};
const LATE = { 'zh-CN': createLoader('zh-CN', '晚'), 'en-US': createLoader('en-US', 'Late') };

beforeAll(async () => {
  const features = { detectLocale: false, remoteMessages: false };
  const wireKey = 'long enough for tests';
  const deployment = deploymentSchema.parse({ appId: 'test', name: 'Test', wireKey, features });
  configureRuntime(deployment);
  await registerCatalog('host', HOST_CATALOG);
  await startLocale(deployment);
});

function View() {
  return useCatalog('late', LATE) ? <Trans id="late.page.a.title" /> : <span>…</span>;
}

it('the messages of a package that loads late are fetched once, appear when they are loaded, and change with the language', async () => {
  render(
    <LocaleProvider>
      <p>
        <View />
      </p>
      <p>
        <View />
      </p>
    </LocaleProvider>,
  );
  expect(screen.getAllByText('…')).toHaveLength(2);
  expect(await screen.findAllByText('晚')).toHaveLength(2);
  expect(fetched).toEqual(['zh-CN']);
  await act(() => appStore.set(switchLocaleAtom, 'en-US'));
  expect(screen.getAllByText('Late')).toHaveLength(2);
  expect(fetched).toEqual(['zh-CN', 'en-US']);
});
