// @vitest-environment node
import type { EngineInfo } from '@atrium/contract';
import { expect, test } from 'vitest';
import { adaptDraft, listEngineChoices } from './filter-engines.ts';

const createEngine = (id: string, ...tasks: EngineInfo['tasks']): EngineInfo => ({
  id,
  name: id.toUpperCase(),
  version: '1.0.0',
  license: 'MIT',
  tasks,
  languages: [],
  method: 'rules',
  parameters: {},
  limitations: [],
  measured: null,
});

const ENGINES = [
  createEngine('cut', 'tokenize'),
  createEngine('both', 'tokenize', 'entities'),
  createEngine('see', 'ocr'),
];

test('selects the first engine of a new task, unless the current engine supports the task too', () => {
  const draft = { task: 'entities', engine: 'cut', parameters: { a: 1 }, sample: 'text' };
  expect(adaptDraft(ENGINES, draft, 'task')).toEqual({ ...draft, engine: 'both', parameters: {} });
  const supported = { ...draft, engine: 'both' };
  expect(adaptDraft(ENGINES, supported, 'task')).toEqual(supported);
});

test('resets the parameters for another engine, and the image for another task', () => {
  const draft = { task: 'ocr', engine: 'see', parameters: { a: 1 }, sample: 'receipt' };
  expect(adaptDraft(ENGINES, draft, 'engine')).toEqual({ ...draft, parameters: {} });
  expect(adaptDraft(ENGINES, draft, 'task')).toEqual({ ...draft, sample: '' });
  expect(adaptDraft(ENGINES, draft, 'name')).toBe(draft);
});

test('keeps an engine that is no longer installed until the user chooses another', () => {
  const choices = listEngineChoices(ENGINES, { task: 'tokenize', engine: 'gone' });
  expect(choices.map(({ value }) => value)).toEqual(['gone', 'cut', 'both']);
  expect(listEngineChoices(ENGINES, { task: 'ocr', engine: '' })).toEqual([{ value: 'see', label: 'SEE' }]);
});
