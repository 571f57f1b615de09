import { afterAll, expect, test } from 'vitest';
import { createEndlessModel, createHungryModel, createLabelModel } from '../../testing/create-onnx-models.ts';
import { createOnnxInspector } from './create-onnx-engine.ts';

const inspector = createOnnxInspector(15_000);
const caller = { user: 'anna' };
const run = {
  mapping: { task: 'cluster' as const, outputs: { labels: 'label' } },
  input: { kind: 'table' as const, columns: ['a', 'b'], rows: [[1, 2]] },
};

afterAll(() => inspector.stop());

test('a model that never ends fails only its own run', async () => {
  await expect(inspector.try(createEndlessModel(), run, caller)).rejects.toMatchObject({ reason: 'timeout' });
  expect((await inspector.inspect(createLabelModel(), caller)).inputs).toHaveLength(1);
});

test('a model that needs too much memory fails only its own run', async () => {
  await expect(inspector.try(createHungryModel(), run, caller)).rejects.toMatchObject({
    reason: expect.stringMatching(/failed|crashed/),
  });
  expect((await inspector.try(createLabelModel(), run, caller)).output).toMatchObject({ labels: [1] });
});
