import { describe, expect, test } from 'vitest';
import type { ColumnDefinition, TableDefinition } from '../../core/definition.ts';
import { assertDefinition } from './assert-definition.ts';

describe('a table definition', () => {
  const column: ColumnDefinition<object> = { key: 'name', title: '', kind: 'text', isName: true };
  const definition: TableDefinition<object> = {
    name: 'test',
    title: '',
    rowKey: () => '',
    rowName: () => '',
    source: { list: () => Promise.resolve({ list: [], total: 0 }) },
    columns: [column],
  };

  test.each([
    ['two columns of one name', [column, { ...column, isName: false }], 'two columns'],
    ['a key with other characters', [column, { ...column, key: 'a-b' }], 'letters and digits'],
    ['a reserved key', [column, { ...column, key: 'page', isName: false }], 'rename'],
    ['no name', [{ ...column, isName: false }], 'isName'],
  ])('with %s is rejected with a message', (_, columns, message) => {
    expect(() => assertDefinition({ ...definition, columns })).toThrow(message);
  });

  test('is accepted if it is valid', () => {
    expect(() => assertDefinition(definition)).not.toThrow();
  });
});
