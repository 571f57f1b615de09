import Input from '@arco-design/web-react/es/Input';
import { deploymentSchema } from '@atrium/contract';
import { appStore, configureRuntime } from '@atrium/runtime';
import { Trans } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startLocale } from '../active/start-locale.ts';
import { switchLocaleAtom } from '../active/switch-locale-atom.ts';
import { registerCatalog } from '../active/texts.ts';
import { HOST_CATALOG } from '../testing/open-page.ts';
import { LocaleProvider } from './locale-provider.tsx';
import { useFormat } from './use-format.ts';

beforeAll(async () => {
  const features = { detectLocale: false, remoteMessages: false };
  const deployment = deploymentSchema.parse({
    appId: 'test',
    name: 'Test',
    wireKey: 'long enough for tests',
    features,
  });
  configureRuntime(deployment);
  await registerCatalog('host', HOST_CATALOG);
  await startLocale(deployment);
});

function Page() {
  const { date } = useFormat();
  return (
    <>
      <h1>
        <Trans id="host.page.a.title" />
      </h1>
      <p>{date('2026-03-09T12:00:00')}</p>
      <Input aria-label="field" />
    </>
  );
}

it('a live switch changes the texts and the dates, and preserves typed input', async () => {
  render(
    <LocaleProvider>
      <Page />
    </LocaleProvider>,
  );
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'field' });
  const before = field();
  fireEvent.change(before, { target: { value: 'half a sentence' } });
  expect(screen.getByRole('heading').textContent).toBe('标题');
  await act(() => appStore.set(switchLocaleAtom, 'en-US'));
  expect(screen.getByRole('heading').textContent).toBe('Title');
  expect(screen.getByText('Mar 9, 2026')).toBeTruthy();
  expect(field()).toBe(before);
  expect(before.value).toBe('half a sentence');
});
