import { expect, test } from 'vitest';
import { readCommand } from './read-command.ts';

const run = { title: 'Run {name}', to: '/run/{id}' };
const create = { title: 'New version of {name}', to: '/version/{id}' };
const chinese = { title: '运行：{name}', to: '/run/{id}' };
const read = (query: string, commands = [run, create]) =>
  readCommand(query, commands, ({ title }, name) => title.replace('{name}', name));

test('a query that starts with the words of a command searches for the rest', () => {
  expect(read('run forecast')).toEqual({ text: 'forecast', command: run });
  expect(read('New Version of fore')).toEqual({ text: 'fore', command: create });
  expect(read('运行：预测', [chinese])).toEqual({ text: '预测', command: chinese });
});

test('any other query is the text itself', () => {
  expect(read('forecast')).toEqual({ text: 'forecast', command: undefined });
  expect(read('run')).toEqual({ text: 'run', command: undefined });
  expect(read('running shoes', [create])).toEqual({ text: 'running shoes', command: undefined });
});
