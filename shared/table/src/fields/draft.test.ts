import { describe, expect, test } from 'vitest';
import { array, boolean, int, nullable, object, optional, string } from 'zod/mini';
import type { TableDefinition } from '../core/definition.ts';
import { createInitialDraft, toBody, toDraft } from './draft.ts';
import { getRecordFields } from './record-field.ts';

interface Row {
  readonly name: string;
}

const schema = object({
  name: string(),
  size: int(),
  limit: optional(int()),
  note: nullable(string()),
  tags: array(string()),
  isOpen: boolean(),
});

const definition: TableDefinition<Row> = {
  name: 'test-rows',
  title: 'Rows',
  rowKey: ({ name }) => name,
  rowName: ({ name }) => name,
  source: { list: async () => ({ list: [], total: 0 }) },
  columns: [{ key: 'name', title: 'Name', kind: 'text' }],
  form: {
    schema,
    noun: 'row',
    source: {},
    fields: { tags: { label: 'Tags' }, size: { initial: '3', hint: 'Pieces' } },
  },
};
const fields = getRecordFields(definition);

test('first lists the fields that the form names, in its order, and then the other fields of the schema', () => {
  expect(fields.map(({ name, label }) => [name, label])).toEqual([
    ['tags', 'Tags'],
    ['size', 'size'],
    ['name', 'Name'],
    ['limit', 'limit'],
    ['note', 'note'],
    ['isOpen', 'isOpen'],
  ]);
});

describe('a draft', () => {
  test('starts with the initial value of each field', () => {
    expect(createInitialDraft(fields)).toEqual({
      tags: [],
      size: '3',
      name: '',
      limit: '',
      note: '',
      isOpen: false,
    });
  });

  test('accepts numbers with the digits of any script', () => {
    const draft = { ...createInitialDraft(fields), name: 'a', size: '١٢' };
    expect(toBody(draft, fields)).toMatchObject({ size: 12 });
  });

  test('converts a stored row for its controls', () => {
    const row = { name: 'a', size: 7, note: null, tags: ['x'], isOpen: true };
    expect(toDraft(row, fields)).toEqual({
      tags: ['x'],
      size: '7',
      name: 'a',
      limit: '',
      note: '',
      isOpen: true,
    });
  });

  test('converts to the body that the schema accepts, with the right empty values', () => {
    const draft = { tags: ['x'], size: ' 7 ', name: ' a ', limit: '', note: '', isOpen: true };
    expect(toBody(draft, fields)).toEqual({ tags: ['x'], size: 7, name: 'a', note: null, isOpen: true });
    expect(schema.safeParse(toBody(draft, fields)).success).toBe(true);
  });
});
