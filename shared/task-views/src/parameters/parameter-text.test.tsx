// @vitest-environment jsdom
import { renderWithAtrium } from '@atrium/testing';
import { i18n } from '@lingui/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ParameterList, ParameterName, ParameterValue } from './parameter-text.tsx';
import { useParameterLabels } from './use-parameter-labels.ts';

afterEach(cleanup);

function Labels({ name }: { readonly name: string }) {
  const labels = useParameterLabels()(name);
  return <pre>{JSON.stringify(labels ?? null)}</pre>;
}

async function readLabels(name: string, locale: 'en-US' | 'zh-CN' = 'en-US') {
  const { container } = await renderWithAtrium(<Labels name={name} />, { path: '/', locale });
  await waitFor(() => expect(container.textContent).not.toBe('null'));
  return JSON.parse(container.textContent ?? 'null');
}

test('labels the parameters of embedded engines in the language of the page', async () => {
  expect(await readLabels('seasonality')).toMatchObject({
    label: 'Seasonality',
    optionLabels: { auto: 'Automatic', additive: 'Additive', multiplicative: 'Multiplicative' },
  });
  cleanup();
  expect(await readLabels('language', 'zh-CN')).toMatchObject({ optionLabels: { zh: '中文', en: '英语' } });
});

test('requests no message before the messages are loaded', async () => {
  const missing = vi.fn();
  const stop = i18n.on('missing', missing);
  await readLabels('seasonality', 'zh-CN');
  stop();
  expect(missing).not.toHaveBeenCalled();
});

test('formats the options of a confidence level as percentages', async () => {
  expect(await readLabels('interval')).toMatchObject({ optionLabels: { 80: '80%', 99: '99%' } });
});

test('shows an unknown parameter by its name, even if every object has a property of that name', async () => {
  await renderWithAtrium(
    <p>
      <ParameterName name="toString" />, <ParameterName name="viscosity" />
    </p>,
    { path: '/', locale: 'en-US' },
  );
  expect((await screen.findByText('viscosity')).parentElement?.textContent).toBe('toString, viscosity');
});

test.each([
  [['additive', true, { 云枢: 'product' }], 'Additive, Yes, 云枢: product'],
  [false, 'No'],
  [0.5, '0.5'],
  ['weekly', 'weekly'],
  [[], '–'],
  [undefined, '–'],
])('shows the value %j as %s', async (value, shown) => {
  await renderWithAtrium(
    <p>
      Value: <ParameterValue name="seasonality" value={value} />
    </p>,
    { path: '/', locale: 'en-US' },
  );
  expect(await screen.findByText(`Value: ${shown}`)).toBeTruthy();
});

test('shows an empty list as “All” if the parameter then accepts all values', async () => {
  await renderWithAtrium(
    <p>
      Value: <ParameterValue name="formats" value={[]} />
    </p>,
    { path: '/', locale: 'en-US' },
  );
  expect(await screen.findByText('Value: All')).toBeTruthy();
});

test('names the country of a phone number', async () => {
  await renderWithAtrium(
    <p>
      Value: <ParameterValue name="region" value="CN" />
    </p>,
    { path: '/', locale: 'en-US' },
  );
  expect(await screen.findByText('Value: China')).toBeTruthy();
});

test('lists several parameters with their labels and values', async () => {
  await renderWithAtrium(<ParameterList values={{ mask: 'stars', trees: 100 }} />, {
    path: '/',
    locale: 'en-US',
  });
  await screen.findByText('Asterisks ***', { exact: false });
  const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const values = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(screen.getByText('Mask').title).toBe('mask');
  expect(terms).toEqual(['Mask', 'Number of trees']);
  expect(values).toEqual(['Asterisks ***', '100']);
});
