// @vitest-environment node
import type { EngineInfo } from '@atrium/contract';
import { expect, test } from 'vitest';
import { engineChoices, fitDraft } from './engines-for.ts';

const engineOf = (id: string, ...tasks: EngineInfo['tasks']): EngineInfo => ({
  id,
  name: id.toUpperCase(),
  version: '1.0.0',
  licence: 'MIT',
  tasks,
  languages: [],
  nature: 'rules',
  parameters: {},
  weaknesses: [],
  measured: null,
});

const ENGINES = [
  engineOf('cut', 'tokenize'),
  engineOf('both', 'tokenize', 'entities'),
  engineOf('see', 'ocr'),
];

test('another task brings its first engine, unless the present one does it too', () => {
  const draft = { task: 'entities', engine: 'cut', parameters: { a: 1 }, sample: 'text' };
  expect(fitDraft(ENGINES, draft, 'task')).toEqual({ ...draft, engine: 'both', parameters: {} });
  const kept = { ...draft, engine: 'both' };
  expect(fitDraft(ENGINES, kept, 'task')).toEqual(kept);
});

test('another engine begins with parameters of its own, and a image goes with its task', () => {
  const draft = { task: 'ocr', engine: 'see', parameters: { a: 1 }, sample: 'receipt' };
  expect(fitDraft(ENGINES, draft, 'engine')).toEqual({ ...draft, parameters: {} });
  expect(fitDraft(ENGINES, draft, 'task')).toEqual({ ...draft, sample: '' });
  expect(fitDraft(ENGINES, draft, 'name')).toBe(draft);
});

test('an engine that is no longer installed stays the choice until another one is made', () => {
  const choices = engineChoices(ENGINES, { task: 'tokenize', engine: 'gone' });
  expect(choices.map(({ value }) => value)).toEqual(['gone', 'cut', 'both']);
  expect(engineChoices(ENGINES, { task: 'ocr', engine: '' })).toEqual([{ value: 'see', label: 'SEE' }]);
});
