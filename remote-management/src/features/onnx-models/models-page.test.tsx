// @vitest-environment jsdom
import { ERROR_CODES, type OnnxModel } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { ModelsPage } from './models-page.tsx';

const inspection = {
  inputs: [{ name: 'x', type: 'float32', shape: ['rows', 3] }],
  outputs: [
    { name: 'label', type: 'int64', shape: ['rows', 1] },
    { name: 'scores', type: 'float32', shape: ['rows', 1] },
  ],
};

const model: OnnxModel = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Pump forest',
  engineId: 'onnx.01890000-0000-7000-8000-000000000001',
  size: 2_048,
  sha256: 'ab'.repeat(32),
  mapping: { task: 'anomaly', outputs: { flags: 'label' } },
  ...inspection,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdByName: 'Anna',
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

async function openUpload(
  inspect: () => { code: number; msg?: string; data?: object } = () => ({ code: 0, data: inspection }),
) {
  api = await startTestApi({
    '/api/onnx/list': () => ({ code: 0, data: { list: [model], total: 1 } }),
    '/api/onnx/inspect': inspect,
    '/api/onnx/try': () => ({
      code: 0,
      data: { output: { columns: ['x1'], scores: [1, 0, 0], flags: [true, false, false] }, runMs: 3 },
    }),
    '/api/onnx/create': () => ({ code: 0, data: model }),
  });
  await renderWithAtrium(<ModelsPage />, {
    catalogs: { management: catalogs },
    deployment: api.deployment,
  });
  await screen.findByRole('row', { name: /Pump forest/ });
  await userEvent.click(screen.getByRole('button', { name: 'Upload model' }));
  const drawer = await screen.findByRole('dialog');
  const input = drawer.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['onnx'], 'forest.onnx')] } });
  return within(drawer);
}

const lastBody = (path: string) => api.requested.findLast((one) => one.path === path)?.body;

test('uploads a model after its mapping ran on a sample', async () => {
  const drawer = await openUpload();
  expect(await drawer.findByText('x: float32 [rows, 3]')).toBeTruthy();
  expect(drawer.getByLabelText<HTMLInputElement>('Name').value).toBe('forest');
  const store = drawer.getByRole<HTMLButtonElement>('button', { name: 'Store model' });
  expect(store.disabled).toBe(true);
  await userEvent.selectOptions(drawer.getByLabelText('Task'), 'Anomaly detection');
  await userEvent.selectOptions(drawer.getByLabelText('Value of an anomaly'), '1');
  await userEvent.click(drawer.getByRole('button', { name: 'Try' }));
  await drawer.findByRole('region', { name: 'Result' });
  expect(lastBody('/api/onnx/try')).toEqual({
    mapping: { task: 'anomaly', outputs: { flags: 'label' }, mark: '1' },
    sample: {
      kind: 'table',
      columns: ['x1', 'x2', 'x3'],
      rows: [
        [0, 0, 0],
        [1, 1, 1],
        [2, 2, 2],
      ],
    },
  });
  await userEvent.click(store);
  await screen.findByRole('row', { name: /Pump forest/ });
  expect(lastBody('/api/onnx/create')).toMatchObject({ name: 'forest', mapping: { task: 'anomaly' } });
});

test('requires another try after a change of the mapping', async () => {
  const drawer = await openUpload();
  await drawer.findByText('x: float32 [rows, 3]');
  await userEvent.click(drawer.getByRole('button', { name: 'Try' }));
  await drawer.findByRole('region', { name: 'Result' });
  await userEvent.selectOptions(
    drawer.getByLabelText('Output with the clusters'),
    'scores: float32 [rows, 1]',
  );
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Store model' }).disabled).toBe(true);
});

test('says why a file is no model', async () => {
  const msg = 'The model cannot be used: protobuf parsing failed';
  const drawer = await openUpload(() => ({ code: ERROR_CODES.modelInvalid, msg }));
  expect((await drawer.findByRole('alert')).textContent).toBe(msg);
  expect(drawer.queryByLabelText('Name')).toBeNull();
});
