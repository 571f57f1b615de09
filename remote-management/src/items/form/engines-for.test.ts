// @vitest-environment node
import type { EngineInfo } from '@atrium/contract';
import { expect, test } from 'vitest';
import { engineChoices, fitDraft } from './engines-for.ts';

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

test('changes to the first engine of another task, unless the current engine supports it too', () => {
  const draft = { task: 'entities', engine: 'cut', parameters: { a: 1 }, sample: 'text' };
  expect(fitDraft(ENGINES, draft, 'task')).toEqual({ ...draft, engine: 'both', parameters: {} });
  const supported = { ...draft, engine: 'both' };
  expect(fitDraft(ENGINES, supported, 'task')).toEqual(supported);
});

test('resets the parameters for another engine, and the image for another task', () => {
  const draft = { task: 'ocr', engine: 'see', parameters: { a: 1 }, sample: 'receipt' };
  expect(fitDraft(ENGINES, draft, 'engine')).toEqual({ ...draft, parameters: {} });
  expect(fitDraft(ENGINES, draft, 'task')).toEqual({ ...draft, sample: '' });
  expect(fitDraft(ENGINES, draft, 'name')).toBe(draft);
});

test('keeps an engine that is no longer installed until the user chooses another', () => {
  const choices = engineChoices(ENGINES, { task: 'tokenize', engine: 'gone' });
  expect(choices.map(({ value }) => value)).toEqual(['gone', 'cut', 'both']);
  expect(engineChoices(ENGINES, { task: 'ocr', engine: '' })).toEqual([{ value: 'see', label: 'SEE' }]);
});
