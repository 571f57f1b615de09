import { type ConnectionModel, ERROR_CODES, TASKS, type TaskId } from '@atrium/contract';
import { expect, test } from 'vitest';
import type { Tensor } from '../../protocols/inference-client.ts';
import type { EngineInput } from '../core/engine.ts';
import { findChatTask } from './chat-tasks.ts';
import { readOutputTensors } from './read-output-tensors.ts';
import { toInputTensors } from './to-input-tensors.ts';

const createModel = (task: TaskId, changes: Partial<ConnectionModel> = {}): ConnectionModel => ({
  key: 'a',
  model: 'model',
  task,
  inputs: {},
  outputs: {},
  numbers: 'FP64',
  ...changes,
});

const TABLE: EngineInput = {
  kind: 'table',
  columns: ['x', 'word', 'y'],
  rows: [
    [1, 'a', 2],
    [3, 'b', 4],
  ],
};

/** Sends an input and reads the output tensors of a model. The output must satisfy the contract of its task. */
function exchange(model: ConnectionModel, input: EngineInput, tensors: readonly Tensor[]) {
  return TASKS[model.task].output.parse(readOutputTensors(model, tensors, toInputTensors(model, input)));
}

test('sends the columns of numbers in the tensor that the connection names, and rejects a table without such columns', () => {
  const model = createModel('anomaly', { inputs: { rows: 'predict' }, numbers: 'FP32' });
  expect(toInputTensors(model, TABLE).tensors).toEqual([
    { name: 'predict', datatype: 'FP32', shape: [2, 2], data: [1, 2, 3, 4] },
  ]);
  const words: EngineInput = { kind: 'table', columns: ['word'], rows: [['a']] };
  expect(() => toInputTensors(model, words)).toThrow(
    expect.objectContaining({ code: ERROR_CODES.noNumbers }) as Error,
  );
});

test('sends texts and images as BYTES, and a series with horizon and season, but no tensor named `-`', () => {
  expect(toInputTensors(createModel('language'), { kind: 'text', text: 'hi' }).tensors).toEqual([
    { name: 'text', datatype: 'BYTES', shape: [1], data: ['hi'] },
  ]);
  const image = toInputTensors(createModel('ocr'), { kind: 'image', image: Buffer.from('png') });
  expect(image.tensors).toMatchObject([{ name: 'image', data: ['cG5n'] }]);
  const series: EngineInput = { kind: 'series', values: [1, 2], horizon: 3, season: 0 };
  const names = (inputs: Record<string, string>) =>
    toInputTensors(createModel('forecast', { inputs }), series).tensors.map(({ name }) => name);
  expect(names({})).toEqual(['values', 'horizon', 'season']);
  expect(names({ season: '-' })).toEqual(['values', 'horizon']);
});

test('reads outliers that are marked as in scikit-learn, and derives flags from scores and scores from flags', () => {
  const predict = { datatype: 'INT64', shape: [2, 1] };
  const marks = createModel('anomaly', { outputs: { flags: 'predict' } });
  expect(exchange(marks, TABLE, [{ ...predict, name: 'predict', data: [1, -1] }])).toEqual({
    columns: ['x', 'y'],
    flags: [false, true],
    scores: [0, 1],
  });
  for (const [datatype, data, flags] of [
    ['INT64', [1, 1], [false, false]],
    ['INT64', [0, 1], [false, true]],
    ['BOOL', [1, 1], [true, true]],
  ] as const) {
    const tensor = { name: 'predict', datatype, shape: [2], data };
    expect(exchange(marks, TABLE, [tensor])).toMatchObject({ flags });
  }
  const scores = { name: 'scores', datatype: 'FP64', shape: [2], data: [0.4, 0.9] };
  expect(exchange(createModel('anomaly'), TABLE, [scores])).toMatchObject({ flags: [false, true] });
});

test('reads matrices by their shape and objects from JSON, and derives missing properties', () => {
  const labels = { name: 'labels', datatype: 'INT64', shape: [2], data: [0, 1] };
  const centroids = { name: 'centroids', datatype: 'FP64', shape: [2, 2], data: [1, 2, 3, 4] };
  expect(exchange(createModel('cluster'), TABLE, [labels, centroids])).toEqual({
    columns: ['x', 'y'],
    labels: [0, 1],
    centroids: [
      [1, 2],
      [3, 4],
    ],
    silhouette: null,
  });
  const mean = { name: 'mean', datatype: 'FP64', shape: [2], data: [1, 2] };
  const series: EngineInput = { kind: 'series', values: [1, 2], horizon: 2, season: 0 };
  expect(exchange(createModel('forecast'), series, [mean])).toEqual({
    mean: [1, 2],
    lower: [1, 2],
    upper: [1, 2],
  });
  const tokens = {
    name: 'tokens',
    datatype: 'BYTES',
    shape: [1],
    data: ['{"text":"hi","tag":"x","start":0,"end":2}'],
  };
  expect(exchange(createModel('tokenize'), { kind: 'text', text: 'hi' }, [tokens])).toEqual({
    tokens: [{ text: 'hi', tag: 'x', start: 0, end: 2 }],
  });
});

test('returns the confidence of a negative label as a negative score', () => {
  const tensors = [
    { name: 'label', datatype: 'BYTES', shape: [1], data: ['NEGATIVE'] },
    { name: 'score', datatype: 'FP64', shape: [1], data: [0.9] },
  ];
  const output = exchange(createModel('sentiment'), { kind: 'text', text: 'dull' }, tensors);
  expect(output).toEqual({ label: 'negative', score: -0.9 });
});

test('finds the entities of a reply in the text, and omits those that it does not contain', () => {
  const text = 'Ada met Bo. Ada left.';
  const entities = ['Ada', 'Bo', 'Cy', 'Ada'].map((name) => ({ type: 'person', text: name }));
  expect(findChatTask('entities')?.toOutput({ entities }, text)).toEqual({
    entities: [
      { type: 'person', text: 'Ada', start: 0, end: 3 },
      { type: 'person', text: 'Bo', start: 8, end: 10 },
      { type: 'person', text: 'Ada', start: 12, end: 15 },
    ],
  });
});

test('masks every occurrence of personal data, also if the reply names it once', () => {
  const entities = [
    { type: 'person', text: 'Ada' },
    { type: 'person', text: 'Ada Lovelace' },
  ];
  const output = findChatTask('redact')?.toOutput({ entities }, 'Ada Lovelace, or Ada.');
  expect(output).toMatchObject({ text: '[person], or [person].' });
  expect(TASKS.redact.output.safeParse(output).success).toBe(true);
});
