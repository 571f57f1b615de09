import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { SchemaValue } from './find-parameter-errors.ts';
import { SchemaFields } from './schema-fields.tsx';

const schema = {
  type: 'object',
  properties: {
    isLoud: { type: 'boolean', default: true },
    share: { type: 'number', minimum: 0, maximum: 1, default: 0.1 },
    dictionary: { type: 'object', additionalProperties: { type: 'string' }, default: {} },
  },
};

afterEach(cleanup);

interface FormProps {
  readonly current: { value: SchemaValue };
  readonly errors?: Record<string, string>;
}

function Form({ current, ...rest }: FormProps) {
  const [value, setValue] = useState(current.value);
  const change = (next: SchemaValue) => {
    current.value = next;
    setValue(next);
  };
  return <SchemaFields schema={schema} value={value} onChange={change} {...rest} />;
}

async function show(value: SchemaValue = {}, errors?: Record<string, string>) {
  const current = { value };
  await renderWithAtrium(<Form current={current} {...(errors ? { errors } : {})} />, { path: '/' });
  await screen.findByLabelText('share');
  return current;
}

test('keeps a number as it is typed, rejects it out of range, and restores its default', async () => {
  const current = await show();
  const share = screen.getByLabelText<HTMLInputElement>('share');
  expect(share.value).toBe('0.1');
  expect(screen.queryByRole('button', { name: 'Reset to default: share' })).toBeNull();
  await userEvent.clear(share);
  await userEvent.type(share, '0.');
  expect(share.value).toBe('0.');
  await userEvent.type(share, '5');
  expect(current.value).toEqual({ share: 0.5 });
  await userEvent.type(share, 'x');
  expect(await screen.findByText('Enter a number')).toBeTruthy();
  await userEvent.clear(share);
  await userEvent.type(share, '7');
  expect(await screen.findByText('Must be at most 1')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reset to default: share' }));
  expect(share.value).toBe('0.1');
  expect(current.value).toEqual({});
  await userEvent.clear(share);
  await userEvent.tab();
  expect(share.value).toBe('0.1');
});

test('adds, pastes and removes entries of a dictionary', async () => {
  const current = await show({ dictionary: { 华为: 'brand' } });
  const frame = within(screen.getByRole('group', { name: 'dictionary' }));
  await userEvent.click(frame.getByRole('button', { name: /^Add entry: / }));
  const [, key] = frame.getAllByLabelText('Key');
  if (!key) throw new Error('The new line is missing');
  await userEvent.click(key);
  await userEvent.paste('小米\tbrand\n北京\tcity');
  expect(current.value).toEqual({ dictionary: { 华为: 'brand', 小米: 'brand', 北京: 'city' } });
  await userEvent.click(frame.getByRole('button', { name: 'Remove entry: 华为' }));
  expect(current.value).toEqual({ dictionary: { 小米: 'brand', 北京: 'city' } });
});

test('shows the server’s error at its field', async () => {
  await show({ isLoud: false }, { share: 'Does not fit' });
  expect(screen.getByLabelText('share').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Does not fit')).toBeTruthy();
});

test('shows an error of a parameter that the schema lacks above the fields', async () => {
  await show({}, { removed: 'No such parameter' });
  expect(screen.getByRole('alert').textContent).toBe('removed: No such parameter');
});

test('shows the given labels instead of the texts of the schema', async () => {
  const properties = {
    seasonality: {
      type: 'string',
      enum: ['auto', 'weekly'],
      default: 'auto',
      description: 'From the schema',
    },
  };
  const labels = { label: 'Seasonality', optionLabels: { auto: 'Automatic' } };
  await renderWithAtrium(
    <SchemaFields
      schema={{ type: 'object', properties }}
      value={{}}
      labelsFor={(name) => (name === 'seasonality' ? labels : undefined)}
      onChange={() => undefined}
    />,
    { path: '/' },
  );
  const field = await screen.findByLabelText<HTMLSelectElement>('Seasonality');
  expect([...field.options].map(({ text }) => text)).toEqual(['Automatic', 'weekly']);
  expect(screen.queryByText('From the schema')).toBeNull();
});
