import { NAMED_ENTITY_TYPES } from '@atrium/contract';
import { expect, test } from 'vitest';
import { findEntities } from './find-entities.ts';
import { redactText } from './redact-text.ts';

const ALL = { types: [...NAMED_ENTITY_TYPES], dictionary: {}, patterns: {}, region: 'CN' };

test('returns offsets into the original text, across emoji and chunks of a long text', async () => {
  const text = '😀 请联系王小明，电话 13800138000。\n'.repeat(200);
  const { entities } = await findEntities(text, ALL);
  expect(entities).toHaveLength(400);
  for (const entity of entities) expect(text.slice(entity.start, entity.end)).toBe(entity.text);
});

test('finds dictionary terms before anything else, the longest first', async () => {
  const dictionary = { 量子芯片: 'product', 量子: 'topic', 'c++ (2026)': 'product' };
  const { entities } = await findEntities('量子芯片和量子计算，用 c++ (2026) 编写。', { ...ALL, dictionary });
  expect(entities.map(({ type, text }) => `${type}:${text}`)).toEqual([
    'product:量子芯片',
    'topic:量子',
    'product:c++ (2026)',
  ]);
});

test('finds a dictionary term instead of another entity in its place, whatever types are requested', async () => {
  const dictionary = { 王小明: 'customer', 'zhang.wei@example.com': 'mailbox' };
  const text = '王小明，邮箱 zhang.wei@example.com，电话 13800138000。';
  const { entities } = await findEntities(text, { ...ALL, types: ['phone'], dictionary });
  expect(entities.map(({ type, text }) => `${type}:${text}`)).toEqual([
    'customer:王小明',
    'mailbox:zhang.wei@example.com',
    'phone:13800138000',
  ]);
});

test('finds only the requested types, and never treats a part of one entity as another', async () => {
  const text = '邮箱 zhang.wei@example.com，电话 13800138000。';
  const { entities } = await findEntities(text, { ...ALL, types: ['phone', 'person'] });
  expect(entities.map(({ type }) => type)).toEqual(['phone']);
});

test('reads telephone numbers of the given region', async () => {
  const text = 'Call 0113 496 0000 today';
  const found = async (region: string) =>
    (await findEntities(text, { ...ALL, types: ['phone'], region })).entities.map((entity) => entity.text);
  expect(await found('GB')).toEqual(['0113 496 0000']);
  expect(await found('CN')).toEqual([]);
});

test('finds no telephone, card or identity number in order numbers, decimals and dates', async () => {
  const text = '订单 20261121，编号 12345 67，圆周率 3.14159265，日期 2026-11-21。';
  const { entities } = await findEntities(text, { ...ALL, types: ['phone', 'bankCard', 'idCard'] });
  expect(entities).toEqual([]);
});

test('masks by type or with asterisks, and returns the positions', async () => {
  const text = '找李娜，项目凤凰。';
  const parameters = { ...ALL, dictionary: { 凤凰: 'codename' } };
  expect(await redactText(text, { ...parameters, mask: 'label' })).toEqual({
    text: '找[person]，项目[codename]。',
    masked: [
      { type: 'person', start: 1, end: 3, mask: '[person]' },
      { type: 'codename', start: 6, end: 8, mask: '[codename]' },
    ],
  });
  expect((await redactText(text, { ...parameters, mask: 'stars' })).text).toBe('找***，项目***。');
});

test.each([['1'.repeat(50_000)], ['a@'.repeat(25_000)], ['A1'.repeat(25_000)], ['1,'.repeat(25_000)]])(
  'finds nothing in a text that is built to be slow, within the time limit of a test',
  async (text) => {
    const { entities } = await findEntities(text, { ...ALL, types: ['mail', 'iban', 'money', 'bankCard'] });
    expect(entities).toEqual([]);
  },
);
