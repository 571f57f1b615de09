import { expect, test } from 'vitest';
import { parseSourceQuery } from './parse-source-query.ts';

const run = { title: 'Run {name}', to: '/run/{id}' };
const create = { title: 'New version of {name}', to: '/version/{id}' };
const chinese = { title: '运行：{name}', to: '/run/{id}' };
const read = (query: string, commands = [run, create]) =>
  parseSourceQuery(query, commands, ({ title }, name) => title.replace('{name}', name));

test('a query that starts with the words of a command searches for the rest', () => {
  expect(read('run forecast')).toEqual({ text: 'forecast', command: run });
  expect(read('New Version of fore')).toEqual({ text: 'fore', command: create });
  expect(read('运行：预测', [chinese])).toEqual({ text: '预测', command: chinese });
});

test('in some languages, the name precedes the words of a command', () => {
  const japanese = { title: '{name} を実行', to: '/run/{id}' };
  const turkish = { title: 'İçe aktar: {name}', to: '/run/{id}' };
  expect(read('予測 を実行', [japanese])).toEqual({ text: '予測', command: japanese });
  expect(read('実行', [japanese])).toEqual({ text: '実行', command: undefined });
  expect(read('içe aktar: tablo', [turkish])).toEqual({ text: 'tablo', command: turkish });
});

test('any other query is the text itself', () => {
  expect(read('forecast')).toEqual({ text: 'forecast', command: undefined });
  expect(read('run')).toEqual({ text: 'run', command: undefined });
  expect(read('running shoes', [create])).toEqual({ text: 'running shoes', command: undefined });
});
