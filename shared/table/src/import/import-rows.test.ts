import { type ImportResult, nlpCalls, SPREADSHEET_LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import { array, maxLength, minLength, object, regex, string } from 'zod/mini';
import type { Draft, ImportBatch } from '../core/form-definition.ts';
import { getRecordFields } from '../fields/record-field.ts';
import { findRowErrors, type ImportInput, toImportBody } from './import-rows.ts';
import { checkRows } from './import-steps.ts';
import { NO_PROGRESS, type SendProgress, sendRows } from './send-rows.ts';

const schema = object({
  name: string().check(minLength(1), maxLength(8)),
  slug: string().check(regex(/^[a-z]+$/)),
  tags: array(string()),
});
const table = {
  name: 'x',
  title: 'x',
  rowKey: () => '',
  rowName: () => '',
  source: { list: async () => ({ list: [], total: 0 }) },
  columns: [],
};
const fields = getRecordFields({
  ...table,
  form: { schema, noun: 'x', source: {} },
}) as ImportInput['fields'];
/** Row numbers below the header row. */
const listNumbers = (rows: readonly unknown[]) => rows.map((_, index) => index + 2);
const createImportInput = (...rows: ImportInput['rows'][number][]): ImportInput => ({
  rows,
  numbers: listNumbers(rows),
  fields,
  schema,
  mapping: { name: 1, slug: 0 },
});
const createSignal = () => new AbortController().signal;
const NO_EDITS = new Map();

test('reads the values of a row from the mapped columns, and empty values for unmapped fields', () => {
  expect(toImportBody(createImportInput(['kmeans', ' K ']), NO_EDITS, 0)).toEqual({
    name: 'K',
    slug: 'kmeans',
    tags: [],
  });
});

test('reads objects from JSON in a cell, and reports errors by field name', () => {
  const { body } = nlpCalls.create;
  const form = { schema: body, noun: 'x', source: {}, fields: { parameters: { control: () => null } } };
  const importInput: ImportInput = {
    rows: [
      ['Names', 'names', 'entities', 'patterns', '{"count":3}'],
      ['Names', 'names', 'entities', 'patterns', '{count'],
      ['Names', 'names', 'entities', 'patterns', null],
    ],
    numbers: [2, 3, 4],
    fields: getRecordFields({ ...table, form }) as ImportInput['fields'],
    schema: body,
    mapping: { name: 0, slug: 1, task: 2, engine: 3, parameters: 4 },
  };
  expect(toImportBody(importInput, NO_EDITS, 0)).toMatchObject({
    parameters: { count: 3 },
    sample: null,
    tags: [],
  });
  expect([0, 1, 2].map((row) => findRowErrors(importInput, NO_EDITS, row))).toEqual([
    {},
    { parameters: { kind: 'format' } },
    {},
  ]);
});

test('checks a choice among options that depend on the row', () => {
  const form = {
    schema,
    noun: 'x',
    source: {},
    fields: {
      slug: {
        kind: 'select' as const,
        optionsFor: ({ name }: Draft) => [{ value: name === 'K' ? 'kmeans' : 'none', label: 'x' }],
      },
    },
  };
  const importInput = {
    ...createImportInput(['kmeans', 'K'], ['other', 'K']),
    fields: getRecordFields({ ...table, form }),
  };
  expect([0, 1].map((row) => findRowErrors(importInput as ImportInput, NO_EDITS, row))).toEqual([
    {},
    { slug: { kind: 'notAllowed', values: ['kmeans'] } },
  ]);
});

test('finds every invalid cell, and accepts a corrected one', async () => {
  const importInput = createImportInput(['ok', 'fine'], ['NOT', 'far too long'], ['ok', null]);
  let seen = -1;
  const invalid = await checkRows(importInput, createSignal(), (done) => {
    seen = done;
  });
  expect([...invalid]).toEqual([
    [1, { name: { kind: 'tooLong', limit: 8 }, slug: { kind: 'format' } }],
    [2, { name: { kind: 'missing' } }],
  ]);
  expect(seen).toBe(0);
  expect(findRowErrors(importInput, new Map([[2, { name: 'there' }]]), 2)).toEqual({});
});

test('ends a canceled check within its time slice', async () => {
  const ended = new AbortController();
  const importInput = createImportInput(...Array.from({ length: 50_000 }, () => ['ok', 'fine'] as const));
  const checking = checkRows(importInput, ended.signal, () => ended.abort(new Error('stopped')));
  await expect(checking).rejects.toThrow('stopped');
});

describe('the import of rows', () => {
  const rows = Array.from({ length: 2_050 }, (_, index) => ['ok', `n${index}`] as const);
  const isValid = (index: number) => index !== 3;
  const sending = { importInput: createImportInput(...rows), edits: NO_EDITS, isValid, importId: 'one' };
  const take = async ({ rows: sent }: ImportBatch) => ({ stored: sent.length, rejected: [] });

  test('sends batches of the contract’s size, with their row numbers in the file', async () => {
    const batches: ImportBatch[] = [];
    const sent = await sendRows(
      sending,
      (batch) => {
        batches.push(batch);
        return take(batch);
      },
      NO_PROGRESS,
      createSignal(),
      () => {},
    );
    expect(sent).toEqual({ next: 2_050, done: 2_049, stored: 2_049, rejected: [] });
    expect(batches.map(({ rows: { length } }) => length)).toEqual([
      SPREADSHEET_LIMITS.batch,
      SPREADSHEET_LIMITS.batch,
      49,
    ]);
    expect(batches[0]?.rows.slice(2, 4).map(({ row }) => row)).toEqual([4, 6]);
    expect(new Set(batches.map(({ importId }) => importId))).toEqual(new Set(['one']));
  });

  test('sends smaller batches if they are long', async () => {
    const long = createImportInput(...Array.from({ length: 10 }, () => ['x'.repeat(25_000), 'n'] as const));
    const sizes: number[] = [];
    await sendRows(
      { ...sending, importInput: long, isValid: () => true },
      (batch) => {
        sizes.push(batch.rows.length);
        return take(batch);
      },
      NO_PROGRESS,
      createSignal(),
      () => {},
    );
    expect(sizes).toEqual([2, 2, 2, 2, 2]);
  });

  test('sends two requests at a time, and counts their responses in the order of the file', async () => {
    const calls: { readonly size: number; respond(): void }[] = [];
    const done: number[] = [];
    const sent = sendRows(
      sending,
      ({ rows: { length } }) => {
        const { promise, resolve } = Promise.withResolvers<ImportResult>();
        const rejected = [{ row: calls.length + 1, code: 1, field: null }];
        calls.push({ size: length, respond: () => resolve({ stored: length - 1, rejected }) });
        return promise;
      },
      NO_PROGRESS,
      createSignal(),
      (now) => done.push(now.done),
    );
    expect(calls).toHaveLength(2);
    calls[1]?.respond();
    await Promise.resolve();
    expect(done).toEqual([]);
    calls[0]?.respond();
    await expect.poll(() => calls.length).toBe(3);
    calls[2]?.respond();
    expect((await sent).rejected.map(({ row }) => row)).toEqual([1, 2, 3]);
    expect(done).toEqual([1_000, 2_000, 2_049]);
  });

  test('continues an interrupted import with the first row that is not confirmed', async () => {
    let calls = 0;
    let last: SendProgress = NO_PROGRESS;
    const flaky = (batch: ImportBatch) => {
      calls += 1;
      return calls === 2 ? Promise.reject(new Error('down')) : take(batch);
    };
    const record = (sent: SendProgress) => {
      last = sent;
    };
    await expect(sendRows(sending, flaky, last, createSignal(), record)).rejects.toThrow('down');
    expect(last.done).toBe(SPREADSHEET_LIMITS.batch);
    expect((await sendRows(sending, flaky, last, createSignal(), record)).stored).toBe(2_049);
  });
});
